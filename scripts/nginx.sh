# Finds or installs the nginx that ./check puts in front of a server.

need_nginx() {
  if [ -n "$BANCHISA_NGINX" ]; then return; fi
  if ! PATH=$PATH:/usr/sbin command -v nginx >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "installing nginx"
    apt-get update -qq || true
    apt-get install -y -qq nginx-light >/dev/null || true
  fi
  BANCHISA_NGINX=$(PATH=$PATH:/usr/sbin command -v nginx) || die "no nginx for the tests: install it or set BANCHISA_NGINX"
  export BANCHISA_NGINX
}
