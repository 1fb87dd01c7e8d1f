# styles: exclusive_or


class Nim:
    def legal(self, row, elements):
        return 0 < elements <= row

    def gate(self, a, b):
        if a == 1:
            return 1 - b
        return b


nim = Nim()
exclusive_or = nim.gate
