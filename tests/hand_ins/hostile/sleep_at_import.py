# lost:
# what: a cell waits for an hour

import select

select.select([], [], [], 3600)
