# Written with Notepad: a byte order mark, and lines that end with CR LF. Rows: ■ ■ ■
import random, os, math

def present_board(board):
    s = """Nim:"""
    for r in range(1, len(board) + 1):
        s += """
""" + str(r) + ":" + (" X" * board[r-1])
    return s

def make_move(board, row, elements):
    b = []
    for x in board:
        b.append(x)
    if row > len(board): return b, False
    elif row < 1: return b, False
    elif elements < 1: return b, False
    elif elements > b[row-1]: return b, False
    else:
        b[row-1] = b[row-1] - elements
        return b, True

def exclusive_or(a, b):
    if a == 0 and b == 0: return 0
    if a == 0 and b == 1: return 1
    if a == 1 and b == 0: return 1
    if a == 1 and b == 1: return 0

def numeral_binary(numeral):
    binary = ""
    while numeral > 0:
        binary = str(numeral % 2) + binary
        numeral = numeral // 2
    return [int(x) for x in binary]

def binary_numeral(binary):
    n = 0
    for i in range(len(binary)):
        n += binary[i] * 2 ** (len(binary) - i - 1)
    return n

def bitwise_exclusive_or(a, b):
    p = numeral_binary(a)
    q = numeral_binary(b)
    if len(p) < len(q):
        p = [0 for _ in range(len(q) - len(p))] + p
    if len(q) < len(p):
        q = [0 for _ in range(len(p) - len(q))] + q
    r = [exclusive_or(p[i], \
                      q[i]) for i in range(len(p))]
    return binary_numeral(r)

def nim_sum(board):
    s = 0
    for x in board:
        s ^= x
    return s

def is_n_position(board):
    return nim_sum(board) == 0

def is_p_position(board):
    return nim_sum(board) != 0

def optimal_move(board):
    s = nim_sum(board)
    m = []
    for i, x in enumerate(board):
        y = x ^ s
        if s != 0 and y < x:
            m.append((i + 1, x - y))
        if s == 0:
            for j in range(x):
                m.append((i + 1, j + 1))
    random.shuffle(m)
    return m[0]

def is_human(player_string):
    if "computer" in player_string.lower():
        return False
    else:
        return True

def is_board_empty(board):
    return board == [0] * len(board)

def play_nim(player1, player2, board):
    now, then = player1, player2
    while is_board_empty(board) == False:
        print(present_board(board))
        if is_human(now):
            move = input(now + ": row,elements ")
            row = int(move[:move.index(",")])
            elements = int(move[move.index(",") + 1:])
        else:
            (row, elements) = optimal_move(board)
            print(now + ": " + str(row) + "," + str(elements))
        (board, ok) = make_move(board, row, elements)
        if ok == True:
            now, then = then, now
        else:
            print("illegal move")
    print(present_board(board))
    print("The game is over, " + now + " has nothing left to take. " + then + " wins.")

os.getcwd()
math.log2(1024)
play_nim("Tim", "Tom", [1])
