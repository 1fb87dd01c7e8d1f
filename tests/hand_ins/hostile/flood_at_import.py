# lost:
# what: a cell prints for ever

while True:
    print("\x1b[2J\x07" * 1000)
