// What is to be played: a game of the gallery, or a board of one's own, and against whom.

import { byId, on } from "./elements";
import { GivenUp, Refused, ask } from "./engine";
import { gallery } from "./gallery";
import { GAMES, gameOn } from "./games";
import { FIRST_GAME, anyBoard } from "./match";
import { ladder, list } from "./opponents";
import { boardMeant, notRead } from "./reading";
import type { DrawnBoard } from "./replies";
import * as stage from "./stage";
import { type KeptGame, anySeed } from "./store";

/** A board of one game alone is looked for so often. */
const MOST_TRIES = 20;

/** Whoever is chosen in the form: a person, the computer, or an opponent who plays on that board. */
async function chosen(against: string, board: DrawnBoard): Promise<Pick<KeptGame, "against" | "opponent">> {
  if (against === "person" || against === "computer") return { against };
  if (gameOn(board.words) !== "nim" || board.rows.some(({ game }) => game !== "nim")) refuse(`${against} plays rows of Nim alone, such as 3 4 5.`);
  const names = (await ladder(board.misere)).map(({ name }) => name);
  if (!names.includes(against)) refuse(`${against} plays ${board.misere ? "where whoever takes the last one wins" : "only where whoever takes the last one loses"}.`);
  return { against: "computer", opponent: against };
}

/** Says why a game cannot begin so, and begins none. */
function refuse(why: string): never {
  byId("play-refused").textContent = why;
  throw new GivenUp();
}

/** Another board of the same game, and of that alone: what the engine makes up is a sum with others now and then. */
export async function anotherBoard({ board, misere }: KeptGame): Promise<string> {
  if (gameOn(board) === "nim") return anyBoard(board);
  for (let tries = 0; ; tries += 1) {
    const { words } = await ask("draw", { name: misere ? "misere" : gameOn(board), seed: anySeed() }, "game");
    if (tries > MOST_TRIES || !words.includes(" + ")) return words.replace(/^explain (--misere )?/, "");
  }
}

const field = (name: string) => byId<HTMLFormElement>("play-form").elements.namedItem(name) as HTMLInputElement & HTMLSelectElement;

/** Writes the settings of this game into the form for another. */
export function fill(game: KeptGame): void {
  field("board").value = game.board;
  field("against").value = game.opponent ?? game.against;
  field("level").value = String(game.level);
  if (field("level").value === "") field("level").value = "100";
  field("first").value = game.first ? "me" : "other";
  field("misere").checked = game.misere;
  field("coach").checked = game.coach;
  const word = game.misere && gameOn(game.board) === "nim" ? "misere" : gameOn(game.board);
  [...byId("gallery").children].forEach((one, at) => (one.ariaCurrent = String(GAMES[at]?.word === word)));
}

/** Sets the choice of another game to work; `begin` begins one, `now` is the one that is played. */
export function listen(begin: (game: KeptGame) => Promise<void>, now: () => KeptGame): void {
  const used = async (game: KeptGame) => {
    byId("play-refused").textContent = "";
    byId("play-settings").removeAttribute("open");
    await begin(game);
    scrollTo({ top: 0 });
    stage.focus();
  };
  byId("gallery").append(...gallery(({ word, example }) => {
    const { against, level, coach } = now();
    // Whoever plays by a rule of their own knows nothing but Nim.
    void used({ ...FIRST_GAME, against, level, coach, board: example.replace("--misere ", ""), misere: word === "misere", seed: anySeed() });
  }));
  on(byId("play-settings"), "toggle", () => void list(field("against"), field("misere").checked, now().opponent ?? now().against));
  on(field("misere"), "change", () => void list(field("against"), field("misere").checked, field("against").value));
  on(byId("play-form"), "submit", (event) => {
    event.preventDefault();
    const filled = new FormData(event.target as HTMLFormElement);
    const typed = boardMeant(String(filled.get("board") ?? ""));
    const words = typed.replace(/^--misere /, "");
    const misere = filled.has("misere") || typed.startsWith("--misere");
    void ask("board", { words, misere }, "game").then(async ({ board: read }) => {
      if (read.is_over) refuse("Nothing can be moved on this board: choose a larger one.");
      const whom = await chosen(String(filled.get("against")), { ...read, misere });
      await used({
        board: read.words, misere, turns: [], first: filled.get("first") === "me", ...whom,
        level: Number(filled.get("level")), seed: anySeed(), coach: filled.has("coach"), challenge: false,
      });
    }).catch((error: unknown) => {
      if (error instanceof Refused) byId("play-refused").textContent = notRead(words, error.message);
      else if (!(error instanceof GivenUp)) throw error;
    });
  });
}
