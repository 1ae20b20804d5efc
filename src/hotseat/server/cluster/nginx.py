"""The configuration of nginx in front of several nodes."""

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Site:
    """What players reach: nodes by name, the public address, and the certificate, if nginx has one."""

    nodes: dict[str, str]
    """Host and port by the name of a node."""
    listen: str = "80"
    server_name: str = "_"
    certificate: str = ""
    key: str = ""


def configuration(site: Site) -> str:
    """A file for /etc/nginx/conf.d: belongs inside `http { ... }`."""
    servers = "\n".join([f"    server {address} max_fails=1 fail_timeout=2s;" for address in site.nodes.values()])
    owners = "\n".join([_owner(name, address) for name, address in site.nodes.items()])
    return f"""# Written by: hotseat cluster nginx
# A table belongs to one node. The hash is a first guess; a node that does not own the table answers with
# X-Accel-Redirect, and nginx sends the same request to the owner.

map $uri $hotseat_table {{
    "~^/api/tables/(?<hotseat_id>[a-z0-9]{{16}})" $hotseat_id;
    default $request_id;
}}

map $http_upgrade $hotseat_connection {{
    default upgrade;
    "" "";
}}

upstream hotseat {{
    hash $hotseat_table consistent;
{servers}
    keepalive 32;
}}

server {{
{_listening(site)}
    server_name {site.server_name};
    client_max_body_size 64k;

    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $hotseat_connection;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Hotseat-Proxy accel;
    proxy_connect_timeout 2s;
    proxy_read_timeout 60s;
    proxy_send_timeout 60s;
    proxy_next_upstream error timeout http_503;
    proxy_next_upstream_tries 3;

    location / {{
        proxy_pass http://hotseat;
    }}

{owners}
}}
{_redirect(site)}"""


def alone(site: Site, folder: Path) -> str:
    """A whole configuration for an nginx on this computer, which keeps its files in `folder` and does not detach."""
    parts = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join([f"{part}_temp_path {folder}/{part};\n" for part in parts])
    user = "user root;\n" if os.geteuid() == 0 else ""
    return (
        f"{user}daemon off;\nworker_processes 1;\npid {folder}/pid;\nerror_log {folder}/error.log warn;\n"
        f"events {{ worker_connections 4096; }}\nhttp {{\naccess_log off;\n{temporary}{configuration(site)}}}\n"
    )


def _listening(site: Site) -> str:
    if not site.certificate:
        return f"    listen {site.listen};"
    return f"""    listen {site.listen} ssl http2;
    ssl_certificate {site.certificate};
    ssl_certificate_key {site.key};
    ssl_protocols TLSv1.2 TLSv1.3;"""


def _redirect(site: Site) -> str:
    """Who types the address without https is sent to it; only on the usual ports, for others nobody knows the way."""
    if not site.certificate or site.listen != "443":
        return ""
    return f"""
server {{
    listen 80;
    server_name {site.server_name};
    location / {{
        return 301 https://$host$request_uri;
    }}
}}
"""


def _owner(name: str, address: str) -> str:
    return f"""    location @{name} {{
        proxy_pass http://{address};
    }}"""
