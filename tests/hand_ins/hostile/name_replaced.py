# lost:
# what: the name of the module and what else a module has are something else

__name__ = "nimlab"
__file__ = "/dev/null"
__doc__ = __spec__ = __loader__ = None
