# lost: is_human=error|failed, is_board_empty=error|failed
# what: functions that want more and fewer arguments than the sheet gives


def is_human():
    return True


def is_board_empty(board, row, elements):
    return True
