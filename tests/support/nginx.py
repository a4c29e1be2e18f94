"""A real nginx in front of a server, with HTTPS by a certificate of its own, configured as deploy/nginx.conf has it."""

import os
import socket
import subprocess
from contextlib import contextmanager
from pathlib import Path

from support.processes import wait_until

NGINX = os.environ.get("BANCHISA_NGINX", "/usr/sbin/nginx")
SITE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
WHOLE = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  include {folder}/site.conf;
}}
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return found.getsockname()[1]


def make_certificate(folder: Path) -> None:
    """A key and a certificate that nobody has signed but itself."""
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*command, "-addext", "subjectAltName=DNS:localhost", *files], check=True, capture_output=True)


def fit_site(folder: Path, upstreams: list[str], port: int) -> str:
    """The configuration for everybody with the places of this test in it; what is not found there has changed."""
    site = SITE.read_text()
    changes = {
        "server 127.0.0.1:8420;": " ".join(f"server {upstream};" for upstream in upstreams),
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "server_name games.example;": "server_name localhost;",
        "/etc/ssl/games.example/": f"{folder}/",
    }
    for before, after in changes.items():
        assert before in site, before
        site = site.replace(before, after)
    return site


@contextmanager
def nginx_before(upstreams: list[str], folder: Path):
    """The address of an nginx that passes requests on to servers, of which the hosts and ports are given."""
    assert Path(NGINX).exists(), f"no nginx at {NGINX}: install it (Debian: apt-get install nginx-light)"
    folder.mkdir(exist_ok=True)
    make_certificate(folder)
    port = free_port()
    (folder / "site.conf").write_text(fit_site(folder, upstreams, port))
    (folder / "nginx.conf").write_text(WHOLE.format(folder=folder))
    process = subprocess.Popen(
        [NGINX, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    )
    try:
        wait_until(lambda: process.poll() is not None or is_open(port))
        assert process.poll() is None, (folder / "error.log").read_text()
        yield f"https://localhost:{port}"
    finally:
        process.terminate()
        process.wait()


def is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
