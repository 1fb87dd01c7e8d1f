// The engine, away from the page: it unpacks nimlab, and answers one request after the other. What is asked of it can take as long
// as it takes, for the page goes on meanwhile.

import type { FromWorker, ToWorker } from "./protocol";

interface Exports {
  memory: WebAssembly.Memory;
  room_for(bytes: number): number;
  answer(): number;
  reply(): number;
}

let compiled: WebAssembly.Module | undefined;
let engine: Exports;

const tell = (message: FromWorker) => postMessage(message);

function begin(): void {
  if (compiled) engine = new WebAssembly.Instance(compiled, {}).exports as unknown as Exports;
}

function answer(request: string): string {
  const sent = new TextEncoder().encode(request);
  const at = engine.room_for(sent.length);
  new Uint8Array(engine.memory.buffer, at, sent.length).set(sent);
  const length = engine.answer();
  return new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.reply(), length));
}

/** What is asked before the engine is there waits for it. */
let loaded: Promise<void> = Promise.resolve();

/** The bytes of what was packed by gzip and written in base64. */
function unpacked(packed: string): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function load(packed: string | WebAssembly.Module): Promise<void> {
  try {
    compiled = typeof packed === "string" ? await WebAssembly.compile(await unpacked(packed)) : packed;
    begin();
    tell({ kind: "loaded", module: compiled });
  } catch (error) {
    tell({ kind: "failed", why: String(error) });
  }
}

function reply(id: number, request: string): void {
  try {
    tell({ kind: "reply", id, reply: answer(request) });
  } catch (error) {
    // It has stopped where it never should; the next request finds it fresh.
    if (compiled) begin();
    tell({ kind: "stopped", id, why: String(error) });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "load") loaded = load(data.engine);
  else void loaded.then(() => reply(data.id, data.request));
});
