"""Everything by recursion; a move is asked for number by number, and again until it is a number."""
from random import randint
from typing import List, Tuple


def present_board(board: List[int]) -> str:
    def rows(index: int) -> str:
        if index == len(board):
            return ""
        # An empty row is left with its space after the colon.
        return "\n%d: %s" % (index + 1, " ".join("X" * board[index])) + rows(index + 1)

    return "Nim:" + rows(0)


def make_move(board: List[int], row: int, elements: int) -> Tuple[List[int], bool]:
    if not 1 <= row <= len(board) or not 1 <= elements <= board[row - 1]:
        return list(board), False
    return board[: row - 1] + [board[row - 1] - elements] + board[row:], True


def exclusive_or(a: int, b: int) -> int:
    if a == 1 and b == 0:
        return 1
    if a == 0 and b == 1:
        return 1
    return 0


def numeral_binary(numeral: int) -> List[int]:
    if numeral == 0:
        return []
    return numeral_binary(numeral // 2) + [numeral % 2]


def binary_numeral(binary: List[int]) -> int:
    if not binary:
        return 0
    return 2 * binary_numeral(binary[:-1]) + binary[-1]


def pad(binary: List[int], width: int) -> List[int]:
    return binary if len(binary) >= width else pad([0] + binary, width)


def bitwise_exclusive_or(a: int, b: int) -> int:
    x, y = numeral_binary(a), numeral_binary(b)
    width = max(len(x), len(y))

    def gates(left: List[int], right: List[int]) -> List[int]:
        if not left:
            return []
        return [exclusive_or(left[0], right[0])] + gates(left[1:], right[1:])

    return binary_numeral(gates(pad(x, width), pad(y, width)))


def nim_sum(board: List[int]) -> int:
    if len(board) == 0:
        return 0
    return bitwise_exclusive_or(board[0], nim_sum(board[1:]))


def is_n_position(board: List[int]) -> bool:
    return nim_sum(board) == 0


def is_p_position(board: List[int]) -> bool:
    return not is_n_position(board)


def optimal_move(board: List[int]) -> Tuple[int, int]:
    """Tries moves at random until one fits: short rows are likelier than long ones, and yet all moves are possible."""
    row = randint(1, len(board))
    if board[row - 1] == 0:
        return optimal_move(board)
    if is_n_position(board):
        return row, randint(1, board[row - 1])
    target = bitwise_exclusive_or(board[row - 1], nim_sum(board))
    if target < board[row - 1]:
        return row, board[row - 1] - target
    return optimal_move(board)


def is_human(player_string: str) -> bool:
    return player_string.upper().find("COMPUTER") == -1


def is_board_empty(board: List[int]) -> bool:
    return board == [] or (board[0] == 0 and is_board_empty(board[1:]))


def ask_number(prompt: str) -> int:
    try:
        return int(input(prompt))
    except ValueError:
        print("That is not a number.")
        return ask_number(prompt)


def play_nim(player1: str, player2: str, board: List[int]) -> None:
    print(present_board(board))
    if is_board_empty(board):
        print(f"Game over: {player2} has taken the last element and wins.")
        return
    if is_human(player1):
        row = ask_number(player1 + ", row: ")
        elements = ask_number(player1 + ", elements: ")
    else:
        row, elements = optimal_move(board)
        print(f"{player1}: {row}, {elements}")
    after, legal = make_move(board, row, elements)
    if legal:
        play_nim(player2, player1, after)
    else:
        print("Illegal move, try again.")
        play_nim(player1, player2, board)


play_nim("Ann", "Ben", [1, 2])
