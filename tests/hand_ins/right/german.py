# Nim-Praktikum, Gruppe 7: Köbi Müller & Zoë Grütter
import random as zufall


def present_board(brett):
    ausgabe = "Nim:"
    for nummer, anzahl in enumerate(brett):
        ausgabe = ausgabe + f"\n{nummer + 1}:" + anzahl * " X"
    return ausgabe


def make_move(brett, reihe, anzahl):
    neues_brett = [zahl for zahl in brett]
    erlaubt = reihe >= 1 and reihe <= len(brett)
    if erlaubt:
        erlaubt = anzahl >= 1 and anzahl <= brett[reihe - 1]
    if erlaubt:
        neues_brett[reihe - 1] = brett[reihe - 1] - anzahl
    return neues_brett, erlaubt


def exclusive_or(a, b):
    ergebnis = 0
    if a == 1:
        if b == 0:
            ergebnis = 1
    if b == 1:
        if a == 0:
            ergebnis = 1
    return ergebnis


def numeral_binary(zahl):
    ziffern = []
    while zahl:
        zahl, rest = divmod(zahl, 2)
        ziffern.append(rest)
    return ziffern[::-1]


def binary_numeral(binär):
    summe = 0
    stellenwert = 1
    for ziffer in binär[::-1]:
        summe += ziffer * stellenwert
        stellenwert *= 2
    return summe


def auffüllen(ziffern, länge):
    return [0] * (länge - len(ziffern)) + ziffern


def bitwise_exclusive_or(a, b):
    größere, kleinere = max(a, b), min(a, b)
    oben = numeral_binary(größere)
    unten = auffüllen(numeral_binary(kleinere), len(oben))
    return binary_numeral([exclusive_or(x, y) for x, y in zip(oben, unten)])


def nim_sum(brett):
    """Spaltenweise: eine Eins, wo die Anzahl der Einsen ungerade ist."""
    zeilen = [numeral_binary(zahl) for zahl in brett]
    breite = max([len(zeile) for zeile in zeilen], default=0)
    zeilen = [auffüllen(zeile, breite) for zeile in zeilen]
    return binary_numeral([sum(spalte) % 2 for spalte in zip(*zeilen)])


def is_n_position(brett):
    return nim_sum(brett) == 0


def is_p_position(brett):
    return not nim_sum(brett) == 0


def optimal_move(brett):
    nim = nim_sum(brett)
    reihen = list(range(len(brett)))
    zufall.shuffle(reihen)
    if nim == 0:
        while brett[reihen[0]] == 0:
            zufall.shuffle(reihen)
        return reihen[0] + 1, zufall.randint(1, brett[reihen[0]])
    for reihe in reihen:
        ziel = bitwise_exclusive_or(brett[reihe], nim)
        if ziel < brett[reihe]:
            return reihe + 1, brett[reihe] - ziel


def is_human(name):
    return not ("computer" in str.lower(name))


def is_board_empty(brett):
    return all(anzahl == 0 for anzahl in brett)


def lies_zahl(frage):
    while True:
        antwort = input(frage)
        if antwort.strip().isdigit():
            return int(antwort)
        print("Bitte eine ganze Zahl eingeben!")


def play_nim(spieler1, spieler2, brett):
    am_zug, wartend = spieler1, spieler2
    while not is_board_empty(brett):
        print(present_board(brett))
        print(am_zug, "ist am Zug.")
        if is_human(am_zug):
            reihe = lies_zahl("Reihe? ")
            anzahl = lies_zahl("Wie viele? ")
        else:
            reihe, anzahl = optimal_move(brett)
            print(f"{am_zug} nimmt {anzahl} aus Reihe {reihe}.")
        brett, gültig = make_move(brett, reihe, anzahl)
        if not gültig:
            print("Das geht nicht. Noch einmal!")
            continue
        am_zug, wartend = wartend, am_zug
    print(present_board(brett))
    print(f"Herzlichen Glückwunsch! {wartend} gewinnt.")


print("Grüezi! ⊕ ✓")
play_nim("Köbi", "Computer", [1, 1])
