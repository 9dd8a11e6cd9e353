import { useCallback } from 'react';

/** For a form: calls `preload` on focus and hover, or at once if the form had the focus before hydration. */
export function usePreloadOnInteraction(preload: () => void) {
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (form?.contains(document.activeElement)) preload();
    },
    [preload],
  );
  return { ref, onFocus: preload, onPointerEnter: preload };
}
