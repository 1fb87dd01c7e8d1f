
// Goes through the steps of a page, or of a part of one, a piece at a time. Without it, everything is there. What a step does
// stands in its heading before a colon, and is told first; what it finds stands behind that, and is told last, so that whoever
// looks on can guess.
"use strict";
function presenting(main, controls) {
  const [back, forward, all, end] = ["back", "forward", "all", "end"].map((name) => controls.querySelector("." + name));
  const position = controls.querySelector("[role=status]");
  // A table with more rows than these fills at once.
  const MOST_ROWS_ONE_BY_ONE = 16;

  // What appears together, in the order in which it appears: the number of its step, whether it stands after that, the
  // part that it belongs to (a step, what stands after one, the answer), and its elements.
  const pieces = [];
  let steps = 0;
  let part = 0;
  let isAfter = false;
  let isNew = true;
  const add = (element) => {
    if (isNew) pieces.push({ step: steps, isAfter, part, elements: [] });
    isNew = false;
    pieces[pieces.length - 1].elements.push(element);
  };
  const addOneByOne = (elements) => {
    for (const element of elements) {
      isNew = true;
      add(element);
    }
    isNew = true;
  };
  // What a step finds, in an element of its own: of its heading, or of the caption that says the same of a table, what stands
  // behind the first colon. A step without one says what it does; a smaller one within it, such as an equation, what it finds.
  const wordsOf = (heading, isInStep) => {
    const told = heading.querySelector(":scope > .told");
    if (told) return told;
    const words = document.createElement("span");
    words.className = "told";
    const before = [...heading.childNodes].find((node) => node instanceof Text && node.data.includes(": "));
    if (before) before.splitText(before.data.indexOf(": "));
    else if (!isInStep) return null;
    const nodes = [...heading.childNodes];
    words.append(...nodes.slice(nodes.indexOf(before) + 1));
    heading.append(words);
    return words;
  };
  const collect = (parent, isInStep) => {
    for (const element of parent.children) {
      if (element.matches("section")) {
        if (!isInStep) {
          steps += 1;
          part += 1;
        }
        isAfter = false;
        isNew = true;
        add(element);
        const [heading, ...shown] = element.children;
        collect(element, true);
        if (shown.length > 0) isNew = true;
        for (const named of [heading, ...element.querySelectorAll(":scope > .table caption")]) {
          const words = wordsOf(named, isInStep);
          if (words) add(words);
        }
        if (!isInStep) {
          isAfter = true;
          part += 1;
        }
        isNew = true;
      } else if (element.matches("blockquote")) {
        add(element);
        collect(element, isInStep);
      } else if (element.matches(".answer")) {
        if (!isInStep) part += 1;
        addOneByOne([element]);
      } else if (isInStep && element.matches("ul, ol")) {
        add(element);
        addOneByOne(element.children);
      } else if (isInStep && element.matches(".table")) {
        // With its first line: an empty one would show nothing.
        add(element);
        const [first, ...others] = element.querySelectorAll("tbody > tr");
        if (first && others.length < MOST_ROWS_ONE_BY_ONE) {
          add(first);
          addOneByOne(others);
        }
        addOneByOne(element.querySelectorAll("tfoot > tr"));
      } else {
        if (!isInStep && element.matches("h2, h3, h4, h5, h6")) isNew = true;
        add(element);
      }
    }
  };
  collect(main, false);
  const last = pieces.length - 1;

  // Which piece was the last to appear; null where all are shown.
  let at = null;

  const tell = () => {
    if (at === null) return "All " + steps + (steps === 1 ? " step" : " steps");
    const { step, isAfter, part, elements } = pieces[at];
    if (step === 0) return "Start";
    if (isAfter) return elements[0].matches(".answer") ? "Answer" : "After step " + step + " of " + steps;
    const together = pieces.filter((piece) => piece.part === part);
    const here = together.indexOf(pieces[at]) + 1;
    return "Step " + step + " of " + steps + (together.length > 1 ? ", part " + here + " of " + together.length : "");
  };
  const disable = (button, isDisabled) => button.setAttribute("aria-disabled", String(isDisabled));
  const show = (next) => {
    at = next === null ? null : Math.max(0, Math.min(last, next));
    pieces.forEach(({ elements }, index) => {
      for (const element of elements) {
        element.classList.toggle("ahead", at !== null && index > at);
        element.classList.toggle("here", index === at);
      }
    });
    // Whoever draws the board beside the steps is told which elements have just appeared.
    main.dispatchEvent(new CustomEvent("step", { detail: at === null ? [] : pieces[at].elements }));
    disable(back, at === 0);
    disable(forward, at === last);
    disable(all, at === null);
    position.textContent = tell();
    if (at === 0) {
      window.scrollTo(0, 0);
    } else if (at !== null) {
      // All of it where it fits, else its beginning.
      const { elements } = pieces[at];
      for (const element of [elements[elements.length - 1], elements[0]]) {
        const begun = element.matches("section, blockquote") ? element.firstElementChild : element;
        begun.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    }
  };
  const goForward = () => show(at === null ? 0 : at + 1);
  const goBack = () => show(at === null ? last - 1 : at - 1);
  const showAll = () => show(null);
  // Whole steps: to where all of one stands.
  const ends = pieces.map((_, index) => index).filter((index) => pieces[index + 1]?.part !== pieces[index].part);
  const stepForward = () => show(at === null ? 0 : (ends.find((end) => end > at) ?? last));
  const stepBack = () => show(ends.findLast((end) => end < (at ?? last)) ?? 0);

  const ALWAYS = {
    ArrowRight: goForward,
    n: goForward,
    " ": goForward,
    ArrowLeft: goBack,
    b: goBack,
    a: showAll,
    Escape: () => (end ? end.click() : showAll()),
  };
  // As long as everything is shown, these scroll the page as usual.
  const ON_THE_WAY = {
    PageDown: goForward,
    PageUp: goBack,
    Home: () => show(0),
    End: () => show(last),
  };
  const WITH_SHIFT = { ArrowRight: stepForward, N: stepForward, " ": stepForward, ArrowLeft: stepBack, B: stepBack };
  const SHIFTED_ON_THE_WAY = { PageDown: stepForward, PageUp: stepBack };
  const scrolls = (element) => {
    const box = element.closest(".table, pre");
    return box !== null && box.scrollWidth > box.clientWidth;
  };
  const press = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { key, target, shiftKey } = event;
    if (target.closest("input, select, textarea")) return;
    if (key === " " && target.closest("button")) return;
    if (key.startsWith("Arrow") && scrolls(target)) return;
    const [always, onTheWay] = shiftKey ? [WITH_SHIFT, SHIFTED_ON_THE_WAY] : [ALWAYS, ON_THE_WAY];
    const act = always[key] || (at === null ? undefined : onTheWay[key]);
    if (!act) return;
    event.preventDefault();
    act();
  };

  const listening = new AbortController();
  const { signal } = listening;
  back.addEventListener("click", goBack, { signal });
  forward.addEventListener("click", goForward, { signal });
  all.addEventListener("click", showAll, { signal });
  document.addEventListener("keydown", press, { signal });
  controls.hidden = false;
  show(null);
  // At the end everything is shown, and nothing listens any more.
  const stop = () => {
    show(null);
    listening.abort();
    controls.hidden = true;
  };
  // A step by its number; the first one with what stands before it.
  const start = (step = 1) => show(step > 1 ? pieces.findIndex((piece) => piece.step === step) : 0);
  return { start, stop };
}
