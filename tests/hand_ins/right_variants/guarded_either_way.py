# styles: is_human

if not __name__ != "__main__":

    def is_human(player_string):
        return "computer" not in player_string.lower()

else:

    def is_human(player_string):
        return None
