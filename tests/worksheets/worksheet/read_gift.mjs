// Reads GIFT from standard input with npm's gift-pegjs and prints the questions and their answers as JSON.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { parse } = createRequire(import.meta.url)(process.argv[2]);
const kinds = { MC: "choice", Numerical: "number", Short: "text", Essay: "essay" };
const said = (text) => (typeof text === "object" && text !== null ? text.text : String(text));
const check = (holds, what) => {
  if (!holds) throw new Error(what);
};
const items = parse(readFileSync(0, "utf8"))
  .filter((question) => question.type !== "Category")
  .map((question) => {
    check(question.stem.format === "html" && question.stem.text.includes("<p>"), question.title);
    check(question.globalFeedback?.text.includes("<"), `${question.title}: general feedback`);
    const answers = (Array.isArray(question.choices) ? question.choices : []).map((choice) => {
      check(choice.feedback?.text.includes("<p>"), `${question.title}: feedback`);
      const isRight = choice.weight === null || choice.weight === undefined ? choice.isCorrect : choice.weight === 100;
      const text = question.type === "Numerical" ? choice.text.number : said(choice.text);
      return [String(text), isRight];
    });
    if (question.type === "Short") {
      const [star, isRight] = answers.pop();
      check(star === "*" && !isRight, `${question.title}: any other answer`);
    }
    const gaps = question.stem.text.split("____").length - 1;
    return { name: question.title, kind: kinds[question.type], gaps, answers };
  });
process.stdout.write(JSON.stringify(items));
