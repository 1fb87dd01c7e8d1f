
// Goes through the steps of a page, or of a part of one. Without it, everything is there.
"use strict";
function presenting(main, controls) {
  const [back, forward, all, end] = ["back", "forward", "all", "end"].map((name) => controls.querySelector("." + name));
  const position = controls.querySelector("[role=status]");

  // What appears together: what stands before the first step, a step with all that follows up to the next one, the answer.
  const pieces = [];
  let steps = 0;
  let hasStep = false;
  for (const element of main.children) {
    const isStep = element.matches("section");
    const isAnswer = element.matches(".answer");
    const begins = isStep ? hasStep || steps === 0 : isAnswer || (hasStep && element.matches("h2, h3, h4, h5, h6"));
    if (begins || pieces.length === 0) {
      pieces.push({ step: steps, isAnswer, elements: [] });
      hasStep = false;
    }
    const piece = pieces[pieces.length - 1];
    piece.elements.push(element);
    if (isStep) {
      steps += 1;
      piece.step = steps;
      hasStep = true;
    }
  }
  const last = pieces.length - 1;

  // Which piece was the last to appear; null where all are shown.
  let at = null;

  const tell = () => {
    if (at === null) return "All " + steps + (steps === 1 ? " step" : " steps");
    const { step, isAnswer } = pieces[at];
    if (isAnswer) return "Answer";
    return step === 0 ? "Start" : "Step " + step + " of " + steps;
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
      const first = elements[0].matches("section") ? elements[0].firstElementChild : elements[0];
      for (const element of [elements[elements.length - 1], first]) {
        element.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    }
  };
  const goForward = () => show(at === null ? 0 : at + 1);
  const goBack = () => show(at === null ? last - 1 : at - 1);
  const showAll = () => show(null);

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
  const scrolls = (element) => {
    const box = element.closest(".table, pre");
    return box !== null && box.scrollWidth > box.clientWidth;
  };
  const press = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const { key, target } = event;
    if (target.closest("input, select, textarea")) return;
    if (key === " " && target.closest("button")) return;
    if (key.startsWith("Arrow") && scrolls(target)) return;
    const act = ALWAYS[key] || (at === null ? undefined : ON_THE_WAY[key]);
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
