// Calls functions of the page's modules: a line of JSON comes in, `["balance", "groupsOf", [13]]`, and what it returns goes out.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const web = process.argv[2];
const { buildSync } = createRequire(`${web}/package.json`)("esbuild");
const modules = {};
const readModule = async (name) => {
  const built = buildSync({ entryPoints: [`${web}/page/${name}.ts`], bundle: true, format: "esm", write: false });
  return import(`data:text/javascript;base64,${Buffer.from(built.outputFiles[0].contents).toString("base64")}`);
};
const returned = [];
for (const line of readFileSync(0, "utf8").split("\n").filter((line) => line !== "")) {
  const [module, name, given] = JSON.parse(line);
  modules[module] ??= await readModule(module);
  const value = modules[module][name](...given);
  returned.push(value ?? null);
}
process.stdout.write(JSON.stringify(returned));
