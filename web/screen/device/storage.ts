/** What a screen keeps across restarts. Without storage, it works until it is switched off. */
import type { Board } from '@domain/board/board';
import type { TapList } from '@domain/tap/tap-list';

type Brand = { name: string; accentColor: string };

type Stored = {
  token: string;
  board: Board | null;
  /** When it was last known to be current, in epoch milliseconds. */
  list: { tapList: TapList; asOf: number };
  brand: Brand;
  /** The latest request to reload that was followed. */
  reloadedFor: string;
};

const keyOf = (name: keyof Stored) => `screen-${name}`;

export function readStored<Name extends keyof Stored>(name: Name): Stored[Name] | null {
  try {
    const text = localStorage.getItem(keyOf(name));
    return text === null ? null : (JSON.parse(text) as Stored[Name]);
  } catch {
    return null;
  }
}

export function store<Name extends keyof Stored>(name: Name, value: Stored[Name] | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Full or forbidden.
  }
}

/** A screen that is unpaired keeps nothing of its board. */
export function clearStored(): void {
  for (const name of ['token', 'board', 'list', 'reloadedFor'] as const) store(name, null);
}
