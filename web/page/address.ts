// The address of the page: after # stand the words of a command, so that a link is an explanation, or a game as it stands.

/** Where what these words ask for is shown. */
export function addressOf(words: string): string {
  return `#${encodeURI(words)}`;
}

/** The whole link to it. */
export const linkTo = (words: string) => location.href.replace(/[?#].*$/, "") + addressOf(words);

/** How many steps can be taken back one by one. */
export function trail(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "trail" in state && typeof state.trail === "number" ? state.trail : 0;
}

const followers: (() => void)[] = [];
let followed = "";

function follow(): void {
  const now = `${trail()} ${location.hash}`;
  if (now === followed) return;
  followed = now;
  for (const follower of followers) follower();
}

/** Calls this whenever the address asks for something else. */
export function onAddress(follower: () => void): void {
  followers.push(follower);
  addEventListener("popstate", follow);
  addEventListener("hashchange", () => {
    // Whoever follows a link reads from the top.
    if (trail() === 0) scrollTo({ top: 0 });
    follow();
  });
  follow();
}

/** Goes to what these words ask for; a further step of what was begun can be taken back. */
export function go(words: string, isStep = false): void {
  history.pushState({ trail: isStep ? trail() + 1 : 0 }, "", addressOf(words));
  follow();
}

/** Writes these words in the address as a new one, where what they ask for is shown already. */
export function enter(words: string): void {
  if (addressOf(words) === location.hash) return;
  history.pushState({ trail: 0 }, "", addressOf(words));
  followed = `0 ${location.hash}`;
}

/** Takes the last step back. */
export function undo(): void {
  history.back();
}

/** Writes the words in the address as they are usually written; where nothing stands there, nothing is written. */
export function settle(words: string): void {
  if (!location.hash) return;
  history.replaceState({ trail: trail() }, "", addressOf(words));
  followed = `${trail()} ${location.hash}`;
}

/** The words after #; as they stand there where they are not written as an address writes them. */
export function words(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written).trim();
  } catch {
    return written.trim();
  }
}
