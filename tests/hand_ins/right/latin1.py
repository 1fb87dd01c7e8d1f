# -*- coding: latin-1 -*-
# Übung zum Nim-Spiel (Prüfung)
import random


def présenter(numéro, éléments):
    return str(numéro) + ":" + " X" * éléments


def present_board(board):
    return "\n".join(["Nim:"] + [présenter(n + 1, é) for n, é in enumerate(board)])


def make_move(board, row, elements):
    if row in range(1, len(board) + 1):
        if elements in range(1, board[row - 1] + 1):
            après = board.copy()
            après[row - 1] -= elements
            return après, True
    return board.copy(), False


def exclusive_or(a, b):
    if a == 1:
        return 1 - b
    return b


def numeral_binary(numeral):
    chiffres = []
    while numeral >= 1:
        chiffres = [numeral & 1] + chiffres
        numeral >>= 1
    return chiffres


def binary_numeral(binary):
    somme = 0
    for chiffre in binary:
        somme = somme + somme + chiffre
    return somme


def bitwise_exclusive_or(a, b):
    x, y = numeral_binary(a), numeral_binary(b)
    x, y = [0] * (len(y) - len(x)) + x, [0] * (len(x) - len(y)) + y
    return binary_numeral([exclusive_or(*paire) for paire in zip(x, y)])


def nim_sum(board):
    return bitwise_exclusive_or(nim_sum(board[:-1]), board[-1]) if board else 0


def is_n_position(board):
    return nim_sum(board) == 0


def is_p_position(board):
    return nim_sum(board) != 0


def optimal_move(board):
    somme = nim_sum(board)
    coups = []
    for row, elements in enumerate(board):
        reste = bitwise_exclusive_or(elements, somme)
        if reste < elements:
            coups += [(row + 1, elements - reste)]
    while not coups:
        row = random.randrange(len(board))
        if board[row]:
            coups = [(row + 1, 1 + int(random.random() * board[row]))]
    return coups[random.randrange(len(coups))]


def is_human(player_string):
    return player_string.lower().split("computer") == [player_string.lower()]


def is_board_empty(board):
    return nim_sum(board) == 0 and sum(board) == 0


def play_nim(player1, player2, board):
    joueurs = {0: player1, 1: player2}
    à_jouer = 0
    while not is_board_empty(board):
        print(present_board(board))
        if is_human(joueurs[à_jouer]):
            print(joueurs[à_jouer] + ", à vous")
            row = int(input("Rangée: "))
            elements = int(input("Éléments: "))
        else:
            row, elements = optimal_move(board)
            print(joueurs[à_jouer], "«", row, ",", elements, "»")
        board, ok = make_move(board, row, elements)
        if not ok:
            print("Impossible, réessayez.")
        else:
            à_jouer = 1 - à_jouer
    print(present_board(board))
    print("Le vainqueur : " + joueurs[1 - à_jouer] + " £¥§")


print("garçon élève")
play_nim("Zoë", "Computer", [2, 1])
