// Work in slices: no task of the page is long, so that it answers to a finger on a slow device, too.

/** Lets the browser draw, and take what waits. */
export const pause = () => new Promise<void>((done) => setTimeout(done, 0));

/** So much is done in a slice, counted in elements: a slow phone draws one or two of them in a millisecond. */
const SLICE = 48;

/** Works on one thing after the other, in slices; `work` says how many elements it has made. What `isMeant` denies is given up. */
export async function inSlices<T>(things: T[], work: (thing: T) => number, isMeant: () => boolean): Promise<void> {
  let left = SLICE;
  for (const thing of things) {
    if (left <= 0) {
      await pause();
      if (!isMeant()) return;
      left = SLICE;
    }
    left -= work(thing);
  }
}
