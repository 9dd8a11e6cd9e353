import { useEffect, type RefObject } from 'react';

/** Escape closes an open menu and returns the focus to its button. */
export function useEscapeKey(
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
  button: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, setOpen, button]);
}
