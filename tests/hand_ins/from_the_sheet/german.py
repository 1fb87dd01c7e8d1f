# not judged: it never called make_move with a move that was entered
# Labor Nim. Die Reihen stehen als "Reihe 1 hat 4 Hölzchen" da.
import random

def present_board(brett):
    zeilen = ['Nim:']
    for nummer, anzahl in enumerate(brett):
        zeilen.append(str(nummer + 1) + ': ' + ' '.join('X' for _ in range(anzahl)))
    return '\n'.join(zeilen)

def make_move(brett, reihe, anzahl):
    neu = brett.copy()
    if reihe >= 1 and reihe <= len(brett) and anzahl >= 1 and anzahl <= brett[reihe - 1]:
        neu[reihe - 1] = brett[reihe - 1] - anzahl
        return (neu, True)
    else:
        return (neu, False)

def exclusive_or(a, b):
    if a == 1:
        ergebnis = 1
        if b == 1:
            ergebnis = 0
    else:
        ergebnis = b
    return ergebnis

def numeral_binary(zahl):
    ziffern = []
    while zahl > 0:
        ziffern = [zahl % 2] + ziffern
        zahl = zahl // 2
    return ziffern

def binary_numeral(ziffern):
    zahl = 0
    for ziffer in ziffern:
        zahl = zahl + zahl + ziffer
    return zahl

def bitwise_exclusive_or(a, b):
    eins = numeral_binary(a)
    zwei = numeral_binary(b)
    laenge = max(len(eins), len(zwei))
    eins = (laenge - len(eins)) * [0] + eins
    zwei = (laenge - len(zwei)) * [0] + zwei
    ergebnis = []
    for stelle in range(laenge):
        ergebnis.append(exclusive_or(eins[stelle], zwei[stelle]))
    return binary_numeral(ergebnis)

def nim_sum(brett):
    summe = 0
    for reihe in brett:
        summe = bitwise_exclusive_or(summe, reihe)
    return summe

def is_n_position(brett):
    return nim_sum(brett) == 0

def is_p_position(brett):
    return not nim_sum(brett) == 0

def optimal_move(brett):
    summe = nim_sum(brett)
    zuege = []
    for nummer, anzahl in enumerate(brett):
        ziel = bitwise_exclusive_or(anzahl, summe)
        if ziel < anzahl:
            zuege.append((nummer + 1, anzahl - ziel))
    if zuege == []:
        for nummer, anzahl in enumerate(brett):
            for weg in range(1, anzahl + 1):
                zuege.append((nummer + 1, weg))
    return random.choice(zuege)

def is_human(name):
    return 'computer' not in name.lower()

def is_board_empty(brett):
    return sum(brett) == 0

def zeige(brett):
    print()
    print('So steht es:')
    for nummer, anzahl in enumerate(brett):
        if anzahl == 0:
            print('Reihe', nummer + 1, 'ist leer')
        else:
            print('Reihe', nummer + 1, 'hat', anzahl, 'Hölzchen')
    print()

def play_nim(spieler1, spieler2, brett):
    print('Willkommen bei Nim,', spieler1, 'und', spieler2 + '!')
    input('Weiter mit der Eingabetaste ...')
    dran, wartet = spieler1, spieler2
    while not is_board_empty(brett):
        zeige(brett)
        if is_human(dran):
            print(dran, 'ist am Zug.')
            erlaubt = False
            while not erlaubt:
                reihe = int(input('Aus welcher Reihe? '))
                anzahl = int(input('Wie viele Hölzchen? '))
                brett, erlaubt = make_move(brett, reihe, anzahl)
                if not erlaubt:
                    print('Das geht nicht.')
        else:
            reihe, anzahl = optimal_move(brett)
            brett, erlaubt = make_move(brett, reihe, anzahl)
            print(dran, 'nimmt', anzahl, 'aus Reihe', reihe)
        dran, wartet = wartet, dran
    print(wartet, 'hat gewonnen.')
