# lost:
# what: an endless loop between the cells

while True:
    pass
