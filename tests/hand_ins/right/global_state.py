# A game that remembers what happened, and reads its input from sys.stdin.
import sys
import random
import time

history = []
current_board = None
current_player = 0
names = ["", ""]
NUMBER_OF_GAMES = 0


def present_board(board):
    lines = ["Nim:"]
    number = 0
    while number < len(board):
        line = "{0}:".format(number + 1)
        count = 0
        while count < board[number]:
            line = line + " X"
            count += 1
        lines.append(line)
        number += 1
    return "\n".join(lines)


def make_move(board, row, elements):
    import copy

    new = copy.deepcopy(board)
    try:
        if row <= 0 or elements <= 0:
            raise IndexError
        if new[row - 1] - elements < 0:
            raise IndexError
        new[row - 1] = new[row - 1] - elements
    except IndexError:
        return new, False
    history.append((row, elements))
    return new, True


def exclusive_or(a, b):
    if (a == 1 or b == 1) and not (a == 1 and b == 1):
        return 1
    else:
        return 0


def numeral_binary(numeral):
    place = 1
    while place * 2 <= numeral:
        place *= 2
    binary = []
    while place >= 1 and numeral != 0 or place >= 1 and binary:
        if numeral >= place:
            binary += [1]
            numeral -= place
        else:
            binary += [0]
        place //= 2
    return binary


def binary_numeral(binary):
    place = 1
    total = 0
    for i in range(len(binary) - 1, -1, -1):
        if binary[i] == 1:
            total += place
        place += place
    return total


def bitwise_exclusive_or(a, b):
    first = numeral_binary(a)
    second = numeral_binary(b)
    first.reverse()
    second.reverse()
    if len(first) < len(second):
        first, second = second, first
    for i in range(len(second)):
        first[i] = exclusive_or(first[i], second[i])
    first.reverse()
    return binary_numeral(first)


def nim_sum(board):
    global current_sum
    current_sum = 0
    for element in board:
        current_sum = bitwise_exclusive_or(current_sum, element)
    return current_sum


def is_n_position(board):
    if nim_sum(board) == 0:
        return True
    else:
        return False


def is_p_position(board):
    if nim_sum(board) == 0:
        return False
    else:
        return True


def optimal_move(board):
    """Good rows in a random order; on a lost board one from a random row is as likely as all the other moves."""
    random.seed(time.time_ns())
    order = random.sample(range(len(board)), len(board))
    total = nim_sum(board)
    for i in order:
        rest = board[i] ^ total
        if rest < board[i]:
            return i + 1, board[i] - rest
    for i in order:
        if board[i] > 0:
            if random.random() < 0.5:
                return i + 1, 1
            return i + 1, random.randint(1, board[i])


def is_human(player_string):
    letters = ""
    for letter in player_string:
        letters += letter.lower()
    if "computer" in letters:
        return False
    return True


def is_board_empty(board):
    return len([row for row in board if row != 0]) == 0


def ask():
    sys.stdout.write(names[current_player] + ", your move (row, elements):\n")
    sys.stdout.flush()
    line = sys.stdin.readline()
    if line == "":
        raise EOFError("nobody is there")
    row, elements = line.strip().split(",")
    return int(row), int(elements)


def play_nim(player1, player2, board):
    global current_board, current_player, names, NUMBER_OF_GAMES
    NUMBER_OF_GAMES += 1
    history.clear()
    names = [player1, player2]
    current_board = board
    current_player = 0
    while True:
        sys.stdout.write(present_board(current_board) + "\n")
        if is_board_empty(current_board):
            break
        if is_human(names[current_player]):
            row, elements = ask()
        else:
            row, elements = optimal_move(current_board)
            sys.stdout.write("%s takes %d from row %d.\n" % (names[current_player], elements, row))
        current_board, ok = make_move(current_board, row, elements)
        if ok:
            current_player = (current_player + 1) % 2
        else:
            sys.stdout.write("Not allowed! " + names[current_player] + " is still to move.\n")
    sys.stdout.write("Moves: " + str(history) + "\n")
    sys.stdout.write("Winner: " + names[current_player - 1] + "\n")


print(history)
play_nim("Computer A", "Computer B", [3, 4, 5])
play_nim("Eve", "Computer B", [3, 4, 5])
