# lost:
# what: a thread that the interpreter waits for at its end

import threading
import select

threading.Thread(target=select.select, args=([], [], [], 10_000)).start()
