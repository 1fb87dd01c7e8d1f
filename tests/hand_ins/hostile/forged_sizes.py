# lost: nim_sum=error|failed|timeout, binary_numeral=error|failed|timeout, is_human=error|failed|timeout, is_board_empty=error|failed|timeout, exclusive_or=error|failed|timeout, bitwise_exclusive_or=passed|blocked|error|failed|timeout, is_n_position=passed|blocked|error|failed|timeout, is_p_position=passed|blocked|error|failed|timeout, optimal_move=passed|blocked|error|failed|timeout, play_nim=passed|blocked|error|failed|timeout
# what: frames in the harness's own name, and with the id of the request, that would cost whoever reads them hours and gigabytes

import sys


def harness():
    frame = sys._getframe()
    while frame is not None:
        if "send" in frame.f_globals and "session" in frame.f_locals:
            return frame.f_globals, frame.f_locals["session"]
        frame = frame.f_back


def tell(frame):
    names, session = harness()
    data = ("\nnimlab %s %s\n" % (session.request, frame)).encode()
    while data:
        data = data[names["_write"](names["_frames"], data) :]


def answer(value):
    returned = '{"returned":[[{"value":%s,"given":{"tuple":[]},"same":false,"as_read":true}],{"text":""}]}'
    tell(returned % value)


def nim_sum(board):
    # Longer than a frame.
    answer('{"int":"' + "f" * 9_000_000 + '"}')


def binary_numeral(binary):
    # As long as a frame may be, and quadratic to write out.
    answer('{"int":"' + "f" * 3_000_000 + '"}')


def is_human(player_string):
    answer('{"list":[' * 100_000 + '"none"' + "]}" * 100_000)


def is_board_empty(board):
    # A board that would fill the memory when it is drawn, over and over.
    names, session = harness()
    rows = ",".join(['{"int":"ffff"}'] * 5_000)
    while True:
        tell('{"wants":["present_board",{"tuple":[{"list":[%s]}]}]}' % rows)
        session.request, is_right, value = names["receive"]()


def exclusive_or(a, b):
    # A frame without an end.
    names, session = harness()
    names["_write"](names["_frames"], b"\nnimlab " + session.request.encode() + b' {"returned":["')
    while True:
        names["_write"](names["_frames"], b"x" * 65_536)
