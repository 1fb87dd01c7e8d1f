// What people write or paste for a board, read as it is meant: `3;4;5`, `3-4-5`, `3 4 and 5`, `three four five`.

const UNITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
  "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** The number that a word stands for: "twelve", "twenty-one". */
function numberOf(word: string): number | null {
  const unit = UNITS.indexOf(word);
  if (unit >= 0) return unit;
  const [tens, units = "zero"] = word.split("-");
  const ten = TENS.indexOf(tens ?? "", 2);
  return ten >= 0 && UNITS.indexOf(units) >= 0 && UNITS.indexOf(units) < 10 ? ten * 10 + UNITS.indexOf(units) : null;
}

/** What stands between numbers and says no more than that there is another. */
const BETWEEN = new Set(["and", "nim", "rows", "row", "of", "board", "heaps", "piles", "&"]);

/** The words of a board as nimlab writes them, where nothing but numbers was meant; else what was written. */
export function boardMeant(written: string): string {
  const plain = written.normalize("NFKC").trim();
  const isMisere = /^(--)?mis[eè]re\b/i.test(plain);
  const sizes = plain.replace(/^(--)?mis[eè]re\b[\s:,]*/i, "");
  const pieces = sizes.toLowerCase().replace(/[\[\](){};:,|/+.\s\u2013\u2014]+/g, " ").replace(/(\d)-(?=\d)/g, "$1 ").trim().split(" ");
  const numbers: string[] = [];
  for (const piece of pieces) {
    const number = numberOf(piece);
    if (/^\d+$/.test(piece)) numbers.push(piece.replace(/^0+(?=\d)/, ""));
    else if (number !== null) numbers.push(String(number));
    else if (!BETWEEN.has(piece)) return plain;
  }
  if (numbers.length === 0) return plain;
  return `${isMisere ? "--misere " : ""}${numbers.join(" ")}`;
}

/** One plain sentence for whoever wrote what cannot be read as a board. */
export function notRead(written: string, why: string): string {
  const plain = boardMeant(written).replace(/^explain /, "");
  const named = /['‘]([^'’]{1,60})['’]/.exec(why)?.[1];
  if (/too large|not known|is not legal|has no row/.test(why)) return `${why.charAt(0).toUpperCase()}${why.slice(1).replace(/: expected.*$/s, "")}.`.replace(/\.\.$/, ".");
  const word = named ?? plain.split(/\s+/)[0] ?? "";
  return word === "" ? "There is no board yet: write the sizes of its rows, such as 3 4 5." : `“${word}” cannot be read as a board: write the sizes of its rows, such as 3 4 5.`;
}
