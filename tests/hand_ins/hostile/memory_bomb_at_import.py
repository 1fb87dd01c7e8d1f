# lost:
# what: a cell takes all memory that there is

taken = []
while True:
    taken.append("Nim" * (1 << 26))
