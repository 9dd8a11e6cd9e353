/** JSON values in the browser's storage, by default until the tab is closed. Without storage, or if it is full, they are lost. */
type Area = 'localStorage' | 'sessionStorage';

export function readValue(key: string, area: Area = 'sessionStorage'): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Null removes the value. */
export function writeValue(key: string, value: object | string | null, area: Area = 'sessionStorage') {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, JSON.stringify(value));
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
