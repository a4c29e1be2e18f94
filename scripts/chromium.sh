# Finds or installs the browser that ./check clicks with.

need_chromium() {
  # a real browser for the tests: one that is there, Debian's, or Playwright's own
  if [ -n "$BANCHISA_CHROMIUM" ]; then return; fi
  for found in /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome; do
    if [ -x "$found" ]; then BANCHISA_CHROMIUM=$found; export BANCHISA_CHROMIUM; return; fi
  done
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "installing Chromium"
    apt-get update -qq
    apt-get install -y -qq chromium >/dev/null
    BANCHISA_CHROMIUM=/usr/bin/chromium
  else
    "$1/python" -m playwright install chromium || die "no browser for the tests: install Chromium and set BANCHISA_CHROMIUM"
    BANCHISA_CHROMIUM=$("$1/python" -c 'from playwright.sync_api import sync_playwright as p
with p() as it: print(it.chromium.executable_path)')
  fi
  export BANCHISA_CHROMIUM
}
