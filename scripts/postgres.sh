# Finds or installs the PostgreSQL that ./check stores tables in.

need_postgres() {
  if command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1; then return; fi
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "installing PostgreSQL"
    apt-get update -qq || true
    # its own server need not run: the tests start theirs
    apt-get install -y -qq --no-install-recommends postgresql >/dev/null || true
  fi
  ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || die "no PostgreSQL for the tests: install it, or put pg_ctl on the PATH"
}
