# replaces: is_human
# says: is_human is inside the function outer; move it to the left margin.


def outer():
    def is_human(name):
        return True

    return is_human
