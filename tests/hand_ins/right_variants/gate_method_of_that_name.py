# styles: exclusive_or


class Other:
    def exclusive_or(self, x):
        return self.a == x
