// Joins the engine, the script and the styles into the one file of the page, and tells how large it is.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { buildSync, transformSync } from "esbuild";

const MOST_BYTES = 1_200_000;
const [wasm, out] = process.argv.slice(2);
const here = fileURLToPath(new URL(".", import.meta.url));
const read = (file) => readFileSync(here + file, "utf8");

function bundled(file, format, define = {}) {
  const entryPoints = [here + file];
  const built = buildSync({ entryPoints, bundle: true, minify: true, target: "es2022", format, define, charset: "utf8", write: false });
  return built.outputFiles[0].text;
}

const smaller = (loader, text) => transformSync(text, { loader, minify: true, target: "es2022", charset: "utf8" }).code;

// The worker's script stands in the page's own as a text, because a page from a disk may not fetch one.
const worker = bundled("page/worker.ts", "iife");
const script = smaller("js", read("../crates/render/src/html/present.js")) + bundled("page/main.ts", "iife", { WORKER: JSON.stringify(worker) });
const first = bundled("page/first.ts", "iife");
const style = smaller("css", read("../crates/render/src/html/page.css") + read("page/page.css") + read("page/games.css"));
const engine = gzipSync(readFileSync(wasm), { level: 9 }).toString("base64");
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = [
  "default-src 'none'",
  "img-src data:",
  `style-src ${hash(style)}`,
  `script-src ${hash(first)} ${hash(script)} 'wasm-unsafe-eval'`,
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
const parts = { policy, style, first, script, engine };
const page = read("page/index.html").replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name]);
writeFileSync(out, page);
const size = Buffer.byteLength(page);
console.log(`${out}: ${size} bytes, ${Buffer.byteLength(engine)} of them the engine`);
if (size > MOST_BYTES) throw new Error(`the page may have ${MOST_BYTES} bytes at most`);
