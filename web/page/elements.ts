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
