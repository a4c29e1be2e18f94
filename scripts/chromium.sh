# Finds or installs the browser that ./check clicks with.

need_chromium() {
  # need_chromium VENV_BIN: the one without windows if it can be had, else any, else Playwright's own
  if [ -n "$BANCHISA_CHROMIUM" ]; then return; fi
  if [ ! -x /usr/bin/chromium-headless-shell ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "installing Chromium"
    apt-get update -qq || true
    apt-get install -y -qq chromium-headless-shell >/dev/null || apt-get install -y -qq chromium >/dev/null || true
  fi
  for found in chromium-headless-shell chromium chromium-browser google-chrome; do
    if [ -x "/usr/bin/$found" ]; then
      BANCHISA_CHROMIUM=/usr/bin/$found
      export BANCHISA_CHROMIUM
      return
    fi
  done
  "$1/python" -m playwright install chromium || die "no browser for the tests: install Chromium and set BANCHISA_CHROMIUM"
  BANCHISA_CHROMIUM=$("$1/python" -c 'from playwright.sync_api import sync_playwright as p
with p() as it: print(it.chromium.executable_path)')
  export BANCHISA_CHROMIUM
}
