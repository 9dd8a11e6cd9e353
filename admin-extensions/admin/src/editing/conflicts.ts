/** The last save that was rejected because the document had changed. */
import { useSyncExternalStore } from 'react';

export type Conflict = {
  /** Of the document, as in its URL in the panel. */
  key: string;
  /** The document as the form loaded it. */
  loaded: Record<string, unknown>;
  updatedAt: string;
  /** Who changed it: `Ada Brewer changed this`. */
  subject: string;
  /** Loads the saved version into the form. */
  reload: () => void;
};

let conflict: Conflict | null = null;
const listeners = new Set<() => void>();

export function setConflict(next: Conflict | null): void {
  conflict = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The conflict of a document; each rejected save is a new one. */
export function useConflict(key: string): Conflict | null {
  const current = useSyncExternalStore(subscribe, () => conflict);
  return current?.key === key ? current : null;
}
