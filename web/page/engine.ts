// The engine as the page sees it: a request goes to the worker, its reply comes back, and what nobody waits for any more is given up.

import type { FromWorker, ToWorker } from "./protocol";
import type { Replies } from "./replies";

/** The worker's own script, which is joined into this one. */
declare const WORKER: string;

/** A request that cannot be carried out; the message says what was expected. */
export class Refused extends Error {}

/** A request that was given up, because another has taken its place. */
export class GivenUp extends Error {}

/** Passes over what was given up; any other error is none that is to be passed over. */
export function passOver(error: unknown): void {
  if (!(error instanceof GivenUp)) throw error;
}

interface Waiting {
  request: string;
  /** What the request is for: a later one for the same takes its place. */
  purpose: string | null;
  since: number;
  resolve(reply: unknown): void;
  reject(why: Error): void;
}

/** Whoever still computes after so many milliseconds what nobody waits for is stopped, for the next request waits behind it. */
const PATIENCE = 250;

let worker: Worker;
let compiled: WebAssembly.Module | undefined;
let lastId = 0;
let begun = 0;
const waiting = new Map<number, Waiting>();

/** How often the engine has begun afresh: a talk that began before has to be told to it again. */
export const beginnings = () => begun;

const send = (message: ToWorker) => worker.postMessage(message);

function start(): void {
  begun += 1;
  const address = URL.createObjectURL(new Blob([WORKER], { type: "text/javascript" }));
  worker = new Worker(address);
  URL.revokeObjectURL(address);
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => receive(data));
  worker.addEventListener("error", ({ message }) => failed(message || "its worker cannot be started"));
  send({ kind: "load", engine: compiled ?? document.getElementById("engine")?.textContent ?? "" });
}

function failed(why: string): void {
  for (const { reject } of waiting.values()) reject(new Refused(`nimlab could not begin here (${why}). It needs a browser of 2023 or later.`));
  waiting.clear();
}

function receive(message: FromWorker): void {
  if (message.kind === "loaded") {
    compiled = message.module;
    return;
  }
  if (message.kind === "failed") {
    failed(message.why);
    return;
  }
  const asked = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.kind === "stopped") {
    begun += 1;
    asked?.reject(new Refused("This was too much for nimlab. Please tell its makers what you asked."));
    return;
  }
  const reply = JSON.parse(message.reply) as { reply: string; message?: string };
  if (reply.reply === "error") asked?.reject(new Refused(reply.message));
  else asked?.resolve(reply);
}

/** Gives up what was asked for a purpose. */
export function giveUp(purpose: string): void {
  for (const [id, asked] of waiting) {
    if (asked.purpose !== purpose) continue;
    waiting.delete(id);
    asked.reject(new GivenUp());
    if (!compiled || performance.now() - asked.since < PATIENCE) continue;
    worker.terminate();
    start();
    for (const [again, { request }] of waiting) send({ kind: "ask", id: again, request });
  }
}

/** Asks the engine something. Rejects with `Refused` where that cannot be done, and with `GivenUp` where it was given up. */
export function ask<K extends keyof Replies>(what: K, request: Record<string, unknown> = {}, purpose: string | null = null): Promise<Replies[K]> {
  if (purpose) giveUp(purpose);
  const id = (lastId += 1);
  const text = JSON.stringify({ ask: what, ...request });
  const reply = new Promise<unknown>((resolve, reject) => {
    waiting.set(id, { request: text, purpose, since: performance.now(), resolve, reject });
  });
  send({ kind: "ask", id, request: text });
  return reply as Promise<Replies[K]>;
}

/** Unpacks the engine that stands in the page, beside the page. */
export function load(): void {
  start();
}
