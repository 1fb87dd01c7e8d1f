// The keys of a board: it is one stop for Tab, arrows walk on it, and what else they do is told while it has the focus.

import { all, byId, focusOn, on, root } from "./elements";

let byTab = false;
// Whoever presses by hand sees what that has done, and needs no ring where the focus comes to be.
on(window, "keydown", ({ key }) => {
  root.classList.remove("by-hand");
  if (key === "Tab") byTab = true;
});
on(window, "pointerdown", () => {
  root.classList.add("by-hand");
  byTab = false;
});

/** Whether somebody has gone on by Tab, and pressed nothing by mouse or touch since. */
export const isByTab = () => byTab;

/** Tells what the keys do. */
export function tellKeys(arrows: string, enter: string, escape: string): void {
  byId("keys").textContent = `Arrows ${arrows}, Enter ${enter}, Escape ${escape}.`;
}

/** Of all these one is a stop for Tab; none where nothing is named. */
export function oneStop(place: HTMLElement, stop: Element | null | undefined, kind = "button"): void {
  for (const other of all(place, kind)) {
    const index = other === stop ? 0 : -1;
    if (other.getAttribute("tabindex") !== String(index)) other.tabIndex = index;
  }
}

const WAYS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** Has arrows lead from one of these to another: to what is nearest that way, and what is straight ahead is nearer. */
export function walk(place: HTMLElement, those = "button:enabled", isOn = () => true): void {
  const middle = (of: Element) => {
    const { left, top, width, height } = of.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  on(place, "focusin", ({ target }) => target !== place && oneStop(place, target as Element, those));
  on(place, "keydown", (event) => {
    const way = WAYS[event.key];
    if (!way || !(event.target instanceof HTMLElement) || !isOn()) return;
    event.preventDefault();
    event.stopPropagation();
    const [x, y] = middle(event.target);
    const far = (other: Element) => {
      const [right, down] = [middle(other)[0] - x, middle(other)[1] - y];
      const ahead = right * way[0] + down * way[1];
      return ahead > 1 ? ahead + 3 * Math.abs(right * way[1] + down * way[0]) : Infinity;
    };
    const [nearest] = all(place, those).filter((other) => far(other) < Infinity).sort((one, other) => far(one) - far(other));
    focusOn(nearest);
  });
}
