# lost:
# what: a thread that the interpreter waits for at its end

import threading
import time

threading.Thread(target=time.sleep, args=(10_000,)).start()
