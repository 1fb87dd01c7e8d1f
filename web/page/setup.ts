// What is to be played: one of the games, or a board of one's own, and against whom.

import { byId, make, on } from "./elements";
import { GivenUp, Refused, ask } from "./engine";
import { FIRST_GAME } from "./match";
import { list, opponents } from "./opponents";
import { boardMeant, notRead } from "./reading";
import type { DrawnBoard, ListedGame } from "./replies";
import * as stage from "./stage";
import { type KeptGame, anySeed } from "./store";

/** Whoever is chosen in the form: a person, the computer, or an opponent who plays on that board. */
async function chosen(against: string, { rows, misere }: DrawnBoard): Promise<Pick<KeptGame, "against" | "opponent">> {
  if (against === "person" || against === "computer") return { against };
  if (rows.some(({ game }) => game !== "nim")) refuse(`${against} plays only rows of Nim, such as 3 4 5.`);
  const names = (await opponents(misere)).map(({ name }) => name);
  if (!names.includes(against)) refuse(`${against} plays only where taking the last one ${misere ? "wins" : "loses"}.`);
  return { against: "computer", opponent: against };
}

/** Says why a game cannot begin so, and begins none. */
function refuse(why: string): never {
  byId("play-refused").textContent = why;
  throw new GivenUp();
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
}

/** What the game that is played is called. */
let played = "";

/** Marks which of the games this is. */
export function markGame(name: string): void {
  played = name;
  for (const one of byId("games").children) one.ariaCurrent = String(one.firstElementChild?.textContent === name);
}

/** Lists the games, each with how it is played. */
async function listGames(choose: (game: ListedGame) => void): Promise<void> {
  const { games } = await ask("games");
  byId("games").replaceChildren(...games.map((game) => make("button", { type: "button", class: "game", onclick: () => choose(game) }, make("strong", {}, game.name), " ", game.rule)));
  markGame(played);
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
  void listGames(({ board, misere }) => {
    const { against, level, coach } = now();
    // Whoever plays by a rule of their own knows nothing but Nim.
    void used({ ...FIRST_GAME, against, level, coach, board, misere, seed: anySeed() });
  });
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
      const whom = await chosen(String(filled.get("against")), read);
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
