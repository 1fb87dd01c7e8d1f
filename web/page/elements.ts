// Elements made and filled. What people type only ever becomes text; markup comes from the engine alone.

type Child = Node | string | null;

/** An element with attributes, listeners (`onclick`) and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | boolean | number | ((event: Event) => void)> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (typeof value === "boolean") element.toggleAttribute(name, value);
    else element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** A button; the first one of several is the one to press. */
export function button(words: string, press: () => void, kind = ""): HTMLButtonElement {
  return make("button", { type: "button", ...(kind ? { class: kind } : {}), onclick: press }, words);
}

/** A button that closes what is told in a place, as Escape does there; what was used before then has the focus again. */
export function tellClosable(place: HTMLElement, label: string, back: () => HTMLElement | null, ...told: Child[]): void {
  const close = make("button", { type: "button", class: "close", "aria-label": label, onclick: () => {
    place.replaceChildren();
    focusOn(back());
  } }, "×");
  place.replaceChildren(make("div", { class: "told-here", onkeydown: (event) => (event as KeyboardEvent).key === "Escape" && close.click() }, close, ...told));
}

/** All elements of this kind in a place. */
export const all = <T extends HTMLElement = HTMLElement>(place: ParentNode, kind: string): T[] => [...place.querySelectorAll<T>(kind)];

/** Has the focus go to an element, and nothing move. */
export const focusOn = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });

export const hasFocus = (place: Element) => place.contains(document.activeElement);

/** Has this done when something happens to an element. */
export function on<K extends keyof HTMLElementEventMap>(place: EventTarget, what: K, act: (event: HTMLElementEventMap[K]) => unknown): void {
  place.addEventListener(what, act as EventListener);
}

/** The element that all of the page is in. */
export const root = document.documentElement;

/** Whether somebody goes through the steps of an explanation before a class. */
export const isPresenting = () => root.classList.contains("presenting");

let documents = 0;

/** What the engine has written, as elements. Names within it are made the page's own, for there may be several. */
export function written(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  documents += 1;
  for (const element of template.content.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes]) {
      if (name === "id" || name === "aria-labelledby") element.setAttribute(name, `${value}-${documents}`);
      else if (value.startsWith("url(#")) element.setAttribute(name, value.replace(")", `-${documents})`));
    }
  }
  return template.content;
}

/** No letter of a table is smaller than this, in pixels; what then has no room is scrolled. */
const LEAST_LETTER = 12;

/** Writes the tables in a place that are wider than their room in smaller letters, whatever the fonts of the device. */
export function fitTables(place: HTMLElement): void {
  const fit = () => {
    for (const box of all(place, ".table")) {
      box.style.fontSize = "";
      const [part, table] = [(0.99 * box.clientWidth) / box.scrollWidth, box.firstElementChild];
      if (part < 0.99 && table && part * parseFloat(getComputedStyle(table).fontSize) >= LEAST_LETTER) box.style.fontSize = `${part}em`;
    }
  };
  const changes = new MutationObserver(fit);
  changes.observe(place, { childList: true });
  changes.observe(root, { attributeFilter: ["class"] });
  place.addEventListener("step", fit);
  on(window, "resize", fit);
}

/** A picture of the page's own: shapes, each of a kind; whoever cannot see it hears its name, or nothing. */
export function pictured(box: string, shapes: Record<string, string>, name = ""): DocumentFragment {
  const paths = Object.entries(shapes).map(([kind, shape]) => `<path class="${kind}" d="${shape}"/>`);
  return written(`<svg viewBox="${box}" ${name ? `role="img" aria-label="${name}"` : 'aria-hidden="true"'}>${paths.join("")}</svg>`);
}

/** The element of the page with this name. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no ${id}`);
  return element as T;
}

/** Says something to whoever listens to the page: a sentence, not a page. */
export function announce(text: string): void {
  const words = text.replace(/\s+/g, " ").trim();
  byId("announcer").textContent = words.length > 300 ? `${words.slice(0, 300)} …` : words;
}

/** Whether nothing on the page may move. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export const after = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
