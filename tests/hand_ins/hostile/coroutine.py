# lost: is_human=failed|error
# what: a function that gives something to be waited for


async def is_human(player_string):
    return True
