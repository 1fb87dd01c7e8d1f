// The engine: nimlab itself, compiled to WebAssembly. A request goes in, a reply comes out, both in JSON.

import { bytesOf, unpack } from "./unpack";

/** A turn as it is typed, and the words of the board that it leaves. */
export interface MoveMade {
  say: string;
  leaves: string;
}

/** A row of a drawn board. */
export interface DrawnRow {
  row: number;
  game: string;
  size: string;
  counters: number | null;
  groups: string[];
  moves: (MoveMade & { becomes: number[] })[];
}

/** A board that can be drawn and played on. */
export interface DrawnBoard {
  words: string;
  misere: boolean;
  is_over: boolean;
  /** Whether a turn changes one row alone, so that it can be asked what can be done in one. */
  by_rows: boolean;
  count: number;
  rows: DrawnRow[];
}

/** How far somebody has come in the lessons; what is in it is the engine's business. */
export type Progress = unknown;

/** A piece of a talk: a lesson, practice or a game. */
export interface Said {
  html: string[];
  /** Whether it takes the place of the page before, and of all that was said below that. */
  instead: boolean;
  next: "ask" | "go-on" | "ended";
  menu: { free: string | null; choices: { typed: string; does: string }[] } | null;
  board: DrawnBoard | null;
  progress: Progress | null;
}

export interface ListedLesson {
  name: string;
  title: string;
  goals: string[];
  is_begun: boolean;
  is_done: boolean;
}

/** What the engine replies, by what was asked. */
interface Replies {
  explain: {
    words: string;
    title: string;
    html: string;
    board: DrawnBoard | null;
    made: MoveMade | null;
    /** How else the same can be explained. */
    manners: { name: string; words: string }[];
  };
  draw: { words: string };
  check: { verdict: "right" | "wrong" | "blank" | "malformed"; html: string };
  lessons: { lessons: ListedLesson[] };
  /** What can be practised, with what each is about, and all words with which something can be asked. */
  topics: { topics: { word: string; about: string }[]; kinds: string[] };
  lesson: Said;
  practice: Said;
  play: Said;
  say: Said;
  "go-on": Said;
  end: Said;
}

interface Exports {
  memory: WebAssembly.Memory;
  room_for(bytes: number): number;
  answer(): number;
  reply(): number;
}

/** A request that cannot be carried out; the message says what was expected. */
export class Refused extends Error {}

let compiled: WebAssembly.Module;
let engine: Exports;

function begin(): void {
  engine = new WebAssembly.Instance(compiled, {}).exports as unknown as Exports;
}

/** Unpacks the engine that stands in the page, and starts it. */
export async function load(): Promise<void> {
  const packed = document.getElementById("engine")?.textContent ?? "";
  compiled = await WebAssembly.compile(unpack(bytesOf(packed)));
  begin();
}

/** Asks the engine something. Throws `Refused` where that cannot be done. */
export function ask<K extends keyof Replies>(what: K, request: Record<string, unknown> = {}): Replies[K] {
  const sent = new TextEncoder().encode(JSON.stringify({ ask: what, ...request }));
  let text: string;
  try {
    const at = engine.room_for(sent.length);
    new Uint8Array(engine.memory.buffer, at, sent.length).set(sent);
    const length = engine.answer();
    text = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.reply(), length));
  } catch (error) {
    // It has stopped where it never should. What was begun is lost; the next request finds it fresh.
    begin();
    throw new Refused(`The engine has stopped at this (${String(error)}). Please tell its makers what you typed.`);
  }
  const reply = JSON.parse(text) as Replies[K] & { reply: string; message?: string };
  if (reply.reply === "error") throw new Refused(reply.message);
  return reply;
}
