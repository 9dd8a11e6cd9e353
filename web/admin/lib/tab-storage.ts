/** JSON values that last until the tab is closed. Without storage, or if it is full, they are lost with the page. */

export function readTabValue(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Null removes the value. */
export function writeTabValue(key: string, value: object | null) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be disabled or full.
  }
}

export function clearTabValues(prefix: string) {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    keys.forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Storage may be disabled or full.
  }
}
