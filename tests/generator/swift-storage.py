"""Object storage for the tests: Swift of Debian (package python3-swift) with its S3 interface, which verifies signatures.

All four servers in one process, objects in memory. Usage: swift-storage.py <empty folder> <access key> <secret>
Prints the port once it answers.
"""
import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi
from paste.deploy import loadapp
from swift.common import utils

folder, key, secret = sys.argv[1:]
account, user = key.split(':')
utils.SWIFT_CONF_FILE = os.path.join(folder, 'swift.conf')

from swift.common.ring import RingBuilder


def write(name, text):
    with open(os.path.join(folder, name), 'w') as file:
        file.write(text)


write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n')
os.mkdir(os.path.join(folder, 'disk'))
sockets = {kind: eventlet.listen(('127.0.0.1', 0)) for kind in ('account', 'container', 'object', 'proxy')}
ports = {kind: sock.getsockname()[1] for kind, sock in sockets.items()}


class Cache:
    """What memcached would keep; there is one process."""

    def __init__(self):
        self.kept = {}

    def get(self, name, **_):
        return self.kept.get(name)

    def set(self, name, value, **_):
        self.kept[name] = value

    def incr(self, name, delta=1, **_):
        self.kept[name] = int(self.kept.get(name, 0)) + delta
        return self.kept[name]

    def delete(self, name, **_):
        self.kept.pop(name, None)


COMMON = f'[DEFAULT]\nswift_dir = {folder}\ndevices = {folder}\nmount_check = false\n'
for kind in ('account', 'container', 'object'):
    ring = RingBuilder(0, 1, 1)
    ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': ports[kind], 'device': 'disk', 'weight': 1.0})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, f'{kind}.ring.gz'))
    app = 'mem_object' if kind == 'object' else kind
    write(f'{kind}.conf', f'{COMMON}[app:main]\nuse = egg:swift#{app}\n')
write('proxy.conf', f"""{COMMON}
[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin
""")

apps = {kind: loadapp(f'config:{folder}/{kind}.conf') for kind in sockets}
cache = Cache()


def proxy(environ, start_response):
    environ['swift.cache'] = cache
    return apps['proxy'](environ, start_response)


with open(os.devnull, 'w') as nowhere:
    for kind in ('account', 'container', 'object'):
        eventlet.spawn(wsgi.server, sockets[kind], apps[kind], nowhere)
    print(ports['proxy'], flush=True)
    wsgi.server(sockets['proxy'], proxy, nowhere)
