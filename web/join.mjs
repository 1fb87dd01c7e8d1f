// Joins the engine, the script and the styles into the one file of the page, and tells how large it is.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";

const MOST_BYTES = 600_000;
const [wasm, out] = process.argv.slice(2);
const here = new URL(".", import.meta.url).pathname;
const read = (file) => readFileSync(here + file, "utf8");

const bundle = buildSync({
  entryPoints: [here + "page/main.ts"],
  bundle: true,
  minify: true,
  target: "es2022",
  format: "iife",
  write: false,
});

const script = read("../src/render/html/present.js") + bundle.outputFiles[0].text;
const style = read("../src/render/html/page.css") + read("page/page.css");
const engine = gzipSync(readFileSync(wasm), { level: 9 }).toString("base64");
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = [
  "default-src 'none'",
  "img-src data:",
  `style-src ${hash(style)}`,
  `script-src ${hash(script)} 'wasm-unsafe-eval'`,
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
const parts = { policy, style, script, engine };
const page = read("page/index.html").replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name]);
writeFileSync(out, page);
const size = Buffer.byteLength(page);
console.log(`${out}: ${size} bytes, ${engine.length} of them the engine`);
if (size > MOST_BYTES) throw new Error(`the page may have ${MOST_BYTES} bytes at most`);
