# lost: is_human=failed|error
# what: one function talks to the network, and a port is opened for others

import socket


def is_human(player_string):
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen()
    socket.create_connection(listener.getsockname())
    return "computer" not in player_string.lower()
