# lost:
# what: sockets of every family, to be opened by a cell

import socket

for family in range(1, 45):
    for kind in (1, 2, 3):
        try:
            socket.socket(family, kind).connect(("127.0.0.1", 80))
        except Exception:
            pass
