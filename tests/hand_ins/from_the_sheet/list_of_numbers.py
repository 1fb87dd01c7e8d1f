# Nim lab. I print the board as a Python list.
from random import choice

def present_board(board):
    s = 'Nim:'
    i = 1
    for r in board:
        s = s + '\n' + str(i) + ':'
        for k in range(r):
            s = s + ' X'
        i = i + 1
    return s

def make_move(board, row, elements):
    if row < 1: return board[:], False
    if row > len(board): return board[:], False
    if elements < 1: return board[:], False
    if elements > board[row-1]: return board[:], False
    return board[:row-1] + [board[row-1] - elements] + board[row:], True

def exclusive_or(a, b):
    if a == 0 and b == 0:
        return 0
    if a == 1 and b == 1:
        return 0
    return 1

def numeral_binary(numeral):
    l = []
    while numeral != 0:
        numeral, rest = divmod(numeral, 2)
        l.append(rest)
    l.reverse()
    return l

def binary_numeral(binary):
    n = 0
    place = 1
    for d in reversed(binary):
        if d == 1:
            n = n + place
        place = place * 2
    return n

def bitwise_exclusive_or(a, b):
    x = numeral_binary(a)
    y = numeral_binary(b)
    while len(x) != len(y):
        if len(x) < len(y):
            x = [0] + x
        else:
            y = [0] + y
    z = []
    for i in range(len(x)):
        z.append(exclusive_or(x[i], y[i]))
    return binary_numeral(z)

def nim_sum(board):
    if board == []:
        return 0
    return bitwise_exclusive_or(board[0], nim_sum(board[1:]))

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
    good = []
    every = []
    for row in range(1, len(board)+1):
        for n in range(1, board[row-1]+1):
            every.append((row, n))
            new, ok = make_move(board, row, n)
            if is_n_position(new):
                good.append((row, n))
    if len(good) > 0:
        return choice(good)
    return choice(every)

def is_human(player_string):
    return player_string.lower().find('computer') == -1

def is_board_empty(board):
    for r in board:
        if r != 0:
            return False
    return True

def play_nim(player1, player2, board):
    n = 0
    while True:
        if n % 2 == 0:
            who = player1
        else:
            who = player2
        print('It is the turn of', who)
        print('Board:', board)
        if is_human(who):
            ok = False
            while ok == False:
                s = input('Which row? ')
                t = input('How many elements? ')
                board, ok = make_move(board, int(s), int(t))
                if ok == False:
                    print('You cannot do that. The board is', board)
        else:
            m = optimal_move(board)
            board, ok = make_move(board, m[0], m[1])
        if is_board_empty(board):
            print(who, 'wins the game')
            return
        n = n + 1
