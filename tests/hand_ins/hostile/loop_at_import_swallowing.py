# lost:
# what: an endless loop between the cells that catches whatever would stop it

while True:
    try:
        while True:
            pass
    except BaseException:
        pass
