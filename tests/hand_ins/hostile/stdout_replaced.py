# lost: play_nim=passed|failed|error
# what: the standard streams are closed and replaced

import io
import sys

sys.stdout.close()
sys.stdout = io.StringIO()
sys.stderr = None
sys.__stdout__ = None
