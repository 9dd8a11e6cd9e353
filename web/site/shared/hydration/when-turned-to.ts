import { useCallback } from 'react';

/**
 * For a form: calls `prepare` as soon as somebody turns to it, by pointer, finger or keyboard, also when that was
 * before the page listened. `prepare` may be called again and again.
 */
export function useWhenTurnedTo(prepare: () => void) {
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (form?.contains(document.activeElement)) prepare();
    },
    [prepare],
  );
  return { ref, onFocus: prepare, onPointerEnter: prepare };
}
