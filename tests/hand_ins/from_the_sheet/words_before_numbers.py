# not judged: it never called make_move with a move that was entered
# The board is one sentence: "On the board: 4, 3, 1".
import random

def present_board(board):
    s = "Nim:\n"
    for i in range(len(board)):
        s += str(i + 1) + ": " + "X " * board[i] + "\n"
    return s[:-1]

def make_move(board, row, elements):
    b = []
    for x in board:
        b.append(x)
    ok = False
    if row >= 1:
        if row <= len(b):
            if elements >= 1:
                if elements <= b[row - 1]:
                    b[row - 1] = b[row - 1] - elements
                    ok = True
    return (b, ok)

def exclusive_or(a, b):
    if a == 0:
        return b
    if b == 0:
        return a
    return 0

def numeral_binary(numeral):
    digits = []
    if numeral > 0:
        digits = numeral_binary(numeral // 2)
        digits.append(numeral % 2)
    return digits

def binary_numeral(binary):
    n = 0
    for i, digit in enumerate(binary[::-1]):
        if digit:
            n += 2 ** i
    return n

def bitwise_exclusive_or(a, b):
    p, q = numeral_binary(a), numeral_binary(b)
    if len(p) < len(q):
        p, q = q, p
    q = [0] * (len(p) - len(q)) + q
    r = []
    while p:
        r.append(exclusive_or(p.pop(0), q.pop(0)))
    return binary_numeral(r)

def nim_sum(board):
    total = 0
    i = 0
    while i < len(board):
        total = total ^ board[i]
        i += 1
    return total

def is_n_position(board):
    total = nim_sum(board)
    return total == 0

def is_p_position(board):
    total = nim_sum(board)
    return total != 0

def optimal_move(board):
    candidates = []
    others = []
    for i in range(len(board)):
        for k in range(board[i]):
            b, ok = make_move(board, i + 1, k + 1)
            if nim_sum(b) == 0:
                candidates.append((i + 1, k + 1))
            else:
                others.append((i + 1, k + 1))
    if candidates:
        return candidates[random.randrange(len(candidates))]
    return others[random.randint(0, len(others) - 1)]

def is_human(player_string):
    name = player_string.lower()
    if name.count("computer") > 0:
        return False
    else:
        return True

def is_board_empty(board):
    return board == [0] * len(board)

def play_nim(player1, player2, board):
    player = player1
    answer = ""
    while answer not in ("play", "rules"):
        answer = input("play or rules? ")
    if answer == "rules":
        print("Whoever takes the last object has won.")
    while not is_board_empty(board):
        print("On the board: " + ", ".join(str(n) for n in board))
        if is_human(player):
            move = input(player + ", row, elements: ").split(",")
            board, ok = make_move(board, int(move[0]), int(move[1]))
            while not ok:
                move = input("Not legal. " + player + ", row, elements: ").split(",")
                board, ok = make_move(board, int(move[0]), int(move[1]))
        else:
            row, elements = optimal_move(board)
            board = make_move(board, row, elements)[0]
        winner = player
        player = player2 if player == player1 else player1
    print("The game is over. Winner: " + winner)
