
// Goes through the steps of the page one piece at a time. Without it, everything is there.
"use strict";
(() => {
  const controls = document.querySelector(".controls");
  const [back, forward, all] = ["back", "forward", "all"].map((id) => document.getElementById(id));
  const position = controls.querySelector("[role=status]");
  // A table with more rows than these fills at once.
  const MOST_ROWS_ONE_BY_ONE = 16;

  // What appears together, in the order in which it appears: the number of its step, whether it stands after that, and
  // its elements.
  const pieces = [];
  let steps = 0;
  let isAfter = false;
  let isNew = true;
  const add = (element) => {
    if (isNew) pieces.push({ step: steps, isAfter, elements: [] });
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
  const collect = (parent, isInStep) => {
    for (const element of parent.children) {
      if (element.matches("section")) {
        if (!isInStep) steps += 1;
        isAfter = false;
        isNew = true;
        add(element);
        collect(element, true);
        isAfter = !isInStep;
        isNew = true;
      } else if (element.matches("blockquote")) {
        add(element);
        collect(element, isInStep);
      } else if (element.matches(".answer")) {
        isNew = true;
        add(element);
        isNew = true;
      } else if (isInStep && element.matches("ul, ol")) {
        add(element);
        addOneByOne(element.children);
      } else if (isInStep && element.matches(".table")) {
        add(element);
        const body = element.querySelectorAll("tbody > tr");
        if (body.length <= MOST_ROWS_ONE_BY_ONE) addOneByOne(body);
        addOneByOne(element.querySelectorAll("tfoot > tr"));
      } else {
        if (!isInStep && element.matches("h2, h3, h4, h5, h6")) isNew = true;
        add(element);
      }
    }
  };
  collect(document.querySelector("main"), false);
  const last = pieces.length - 1;

  // Which piece was the last to appear; null where all are shown.
  let at = null;

  const tell = () => {
    if (at === null) return "All " + steps + (steps === 1 ? " step" : " steps");
    const { step, isAfter, elements } = pieces[at];
    if (step === 0) return "Start";
    if (isAfter) return elements[0].matches(".answer") ? "Answer" : "After step " + step + " of " + steps;
    const parts = pieces.filter((piece) => piece.step === step && !piece.isAfter);
    const part = parts.indexOf(pieces[at]) + 1;
    return "Step " + step + " of " + steps + (parts.length > 1 ? " (" + part + "/" + parts.length + ")" : "");
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
  back.addEventListener("click", goBack);
  forward.addEventListener("click", goForward);
  all.addEventListener("click", showAll);

  const ALWAYS = {
    ArrowRight: goForward,
    n: goForward,
    " ": goForward,
    ArrowLeft: goBack,
    b: goBack,
    a: showAll,
    Escape: showAll,
  };
  // As long as everything is shown, these scroll the page as usual.
  const ON_THE_WAY = {
    PageDown: goForward,
    PageUp: goBack,
    Home: () => show(0),
    End: () => show(last),
  };
  const scrolls = (element) => {
    const box = element.closest(".table, pre");
    return box !== null && box.scrollWidth > box.clientWidth;
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const { key, target } = event;
    if (key === " " && target.closest("button")) return;
    if (key.startsWith("Arrow") && scrolls(target)) return;
    const act = ALWAYS[key] || (at === null ? undefined : ON_THE_WAY[key]);
    if (!act) return;
    event.preventDefault();
    act();
  });

  controls.hidden = false;
  show(null);
})();
