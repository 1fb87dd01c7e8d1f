// What passes between the page and the worker that holds the engine.

export type ToWorker =
  | { kind: "load"; engine: string | WebAssembly.Module }
  | { kind: "ask"; id: number; request: string };

export type FromWorker =
  | { kind: "loaded"; module: WebAssembly.Module }
  | { kind: "failed"; why: string }
  | { kind: "reply"; id: number; reply: string }
  | { kind: "stopped"; id: number; why: string };
