/** What a list was filtered by and where it stood, kept for the way back from a form and for a reload of the tab. */
import { useState } from 'react';

const prefix = 'adminList.';

export function useListFilters<View extends object>(name: string, initial: View) {
  const [view, setView] = useState<View>(() => ({ ...initial, ...stored(name) }));
  const change = (part: Partial<View>) => {
    const next = { ...view, ...part };
    setView(next);
    try {
      sessionStorage.setItem(prefix + name, JSON.stringify(next));
    } catch {
      // It is a convenience only.
    }
  };
  return [view, change] as const;
}

function stored(name: string): object {
  try {
    const view: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}');
    return view !== null && typeof view === 'object' ? view : {};
  } catch {
    return {};
  }
}
