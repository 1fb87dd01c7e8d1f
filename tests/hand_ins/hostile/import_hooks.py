# lost:
# what: whatever is imported from here on is something else

import builtins
import sys


class Nothing:
    @staticmethod
    def find_spec(name, path=None, target=None):
        raise ImportError(name)


sys.meta_path.insert(0, Nothing)
sys.path.insert(0, ".")
for name in ["json", "ast", "time", "traceback", "struct"]:
    sys.modules[name] = None
builtins.__import__ = lambda *args, **kwargs: None
