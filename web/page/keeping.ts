// What is kept on this device: how far the lessons have been read, and how the reader likes things told.

import type { Progress } from "./engine";

interface Kept {
  progress?: Progress;
  labNames?: boolean;
  theme?: string;
}

const NAME = "nimlab";

/** What has been kept; nothing where the device keeps nothing for a page like this. */
export function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function keep(change: Kept): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...kept(), ...change }));
  } catch {
    // A device that keeps nothing shows everything all the same.
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // There was nothing.
  }
}

/** How things are told, for a request. */
export function manner(): Record<string, unknown> {
  const { labNames } = kept();
  return labNames === undefined ? {} : { lab_names: labNames };
}
