// Elements made and filled. What people type only ever becomes text; markup comes from the engine alone.

import { Refused } from "./engine";

type Child = Node | string;

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
  element.append(...children);
  return element;
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

/** Says something to whoever listens to the page. */
export function announce(text: string): void {
  byId("announcer").textContent = text;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why a request was refused; any other error is none of its reader's. */
export function refusal(error: unknown): string {
  if (error instanceof Refused) return capitalised(error.message);
  throw error;
}

/** Fills a place, or tells there why it cannot be filled. */
export function attempt(place: HTMLElement, fill: () => void): void {
  try {
    fill();
  } catch (error) {
    place.replaceChildren(make("p", { class: "refused", role: "alert" }, refusal(error)));
  }
}
