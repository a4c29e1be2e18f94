# Shared by ./play and ./check: venvs, compilers and when to install again.

fingerprint() {
  # what the installed package is made from
  find pyproject.toml setup.py build_web.py README.md src web -type f \
    ! -name '*.pyc' ! -name '*.so' ! -path '*/node_modules/*' ! -path 'src/banchisa/web/*' |
    LC_ALL=C sort | xargs cat | cksum
}

make_venv() {
  # make_venv PYTHON FOLDER
  [ -x "$2/bin/python" ] && "$2/bin/python" -c 'import pip' 2>/dev/null && return
  rm -rf "$2"
  if ! "$1" -c 'import ensurepip' 2>/dev/null && is_root && command -v apt-get >/dev/null; then
    apt-get update -qq
    apt-get install -y -qq python3-venv >/dev/null
  fi
  "$1" -m venv "$2" || die "cannot make a virtual environment: install Python's venv module (Debian: python3-venv)"
}

need_chromium() {
  # a real browser for the tests: one that is there, Debian's, or Playwright's own
  if [ -n "$BANCHISA_CHROMIUM" ]; then return; fi
  for found in /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome; do
    if [ -x "$found" ]; then BANCHISA_CHROMIUM=$found; export BANCHISA_CHROMIUM; return; fi
  done
  if is_root && command -v apt-get >/dev/null; then
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

need_compiler() {
  # need_compiler VENV_BIN: a C compiler and Python's headers, from the system or from PyPI
  headers=$("$1/python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
  if command -v "${CC:-cc}" >/dev/null && [ -f "$headers/Python.h" ]; then return; fi
  if is_root && command -v apt-get >/dev/null; then
    echo "installing a C compiler"
    apt-get update -qq
    apt-get install -y -qq gcc libc6-dev >/dev/null
    [ -f "$headers/Python.h" ] || apt-get install -y -qq python3-dev >/dev/null
  elif [ -f "$headers/Python.h" ]; then
    echo "installing a C compiler into the virtual environment"
    "$1/python" -m pip install -q --disable-pip-version-check ziglang
    CC="$1/python -m ziglang cc"
    LDSHARED="$CC -shared"
    export CC LDSHARED
  fi
  [ -f "$headers/Python.h" ] || die "Python's headers are missing (Debian: apt-get install python3-dev)"
}
