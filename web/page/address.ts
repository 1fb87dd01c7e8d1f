// The address of the page: after # stand the words of a command, so that a link is an explanation.

/** Where what these words ask for is shown. */
export function addressOf(words: string): string {
  return `#${encodeURI(words)}`;
}

/** Goes to what these words ask for. */
export function go(words: string): void {
  location.hash = addressOf(words);
}

/** Writes the words in the address as they are usually written, where something stands there already. */
export function settle(words: string): void {
  if (location.hash) history.replaceState(null, "", addressOf(words));
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
