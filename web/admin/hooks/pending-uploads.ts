/** Uploads in progress on the current page: a form must not be saved before they have changed the same record. */
import { useEffect, useId, useSyncExternalStore } from 'react';

const pending = new Set<string>();
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useIsUploading = () => useSyncExternalStore(subscribe, () => pending.size > 0);

/** An upload that continues after its page was left counts no longer. */
export function usePendingUpload(isPending: boolean) {
  const id = useId();
  useEffect(() => {
    if (!isPending) return;
    pending.add(id);
    notify();
    return () => {
      pending.delete(id);
      notify();
    };
  }, [id, isPending]);
}
