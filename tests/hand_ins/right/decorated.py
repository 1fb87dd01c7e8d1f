from __future__ import annotations

import functools
import random

calls = 0


def counted(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        global calls
        calls += 1
        return function(*args, **kwargs)

    return wrapper


def with_tuple(function):
    """A list cannot be remembered by lru_cache, a tuple can."""
    remembered = functools.lru_cache(maxsize=None)(function)

    @functools.wraps(function)
    def wrapper(board):
        return remembered(tuple(board))

    return wrapper


@with_tuple
def present_board(board: list[int]) -> str:
    return "\n".join(f"{row}:" + size * " X" if row else "Nim:" for row, size in enumerate((0, *board)))


@counted
def make_move(board: list[int], row: int, elements: int) -> tuple[list[int], bool]:
    rows = dict(enumerate(board, start=1))
    if row not in rows or elements <= 0 or rows[row] < elements:
        return list(rows.values()), False
    rows[row] -= elements
    return list(rows.values()), True


@functools.lru_cache(maxsize=None)
def exclusive_or(a: int, b: int) -> int:
    if a == 0:
        return b
    elif b == 0:
        return a
    else:
        return 0


@counted
def numeral_binary(numeral: int) -> list[int]:
    return [int(digit) for digit in format(numeral, "b")] if numeral != 0 else []


@with_tuple
def binary_numeral(binary: tuple[int, ...]) -> int:
    return int("0" + "".join(map(str, binary)), 2)


@functools.lru_cache(maxsize=10_000)
def bitwise_exclusive_or(a: int, b: int) -> int:
    width = max(a.bit_length(), b.bit_length())
    digits = [([0] * width + numeral_binary(number))[-width:] if width else [] for number in (a, b)]
    return binary_numeral([exclusive_or(x, y) for x, y in zip(*digits)])


@with_tuple
def nim_sum(board: tuple[int, ...]) -> int:
    return functools.reduce(bitwise_exclusive_or, board, 0)


@with_tuple
def is_n_position(board: tuple[int, ...]) -> bool:
    return nim_sum(board) == 0


@with_tuple
def is_p_position(board: tuple[int, ...]) -> bool:
    return nim_sum(board) > 0


@counted
def optimal_move(board: list[int]) -> tuple[int, int]:
    total = nim_sum(board)
    good = {row: size - (size ^ total) for row, size in enumerate(board, 1) if size ^ total < size}
    if good:
        return random.choice(list(good.items()))
    row = random.choices(range(1, len(board) + 1), weights=board)[0]
    return row, random.randrange(board[row - 1]) + 1


@functools.lru_cache
def is_human(player_string: str) -> bool:
    return "computer" not in player_string.lower()


@with_tuple
def is_board_empty(board: tuple[int, ...]) -> bool:
    return set(board) <= {0}


@counted
def play_nim(player1: str, player2: str, board: list[int]) -> None:
    mover, other = player1, player2
    while not is_board_empty(board):
        print(present_board(board), end="\n\n")
        if is_human(mover):
            row, elements = [int(word.strip()) for word in input(f"{mover}: row, elements > ").split(",")]
        else:
            row, elements = optimal_move(board)
            print(f"{mover} plays {row}, {elements}")
        board, done = make_move(board, row, elements)
        if done:
            mover, other = other, mover
    print(present_board(board))
    print("*" * 20, f"{other} has won the game", "*" * 20, sep="\n")
    return other


assert play_nim.__name__ == "play_nim"
