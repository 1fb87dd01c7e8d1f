// The address of the page: after # stand the words of a command, so that a link is an explanation.

/** Goes to what these words ask for. */
export function go(words: string): void {
  location.hash = encode(words);
}

/** The words after #. */
export function words(): string {
  try {
    return decodeURIComponent(location.hash.slice(1)).replace(/\+(?=\d)/g, " ").trim();
  } catch {
    return "";
  }
}

/** Words as they stand in an address, spaces and all: an address is read by people, too. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/%2C/g, ",").replace(/%3D/g, "=").replace(/%3A/g, ":");
}
