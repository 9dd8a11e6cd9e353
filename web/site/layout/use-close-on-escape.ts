import { useEffect, type RefObject } from 'react';

/** Escape closes an open menu and returns the focus to its button. */
export function useCloseOnEscape(isOpen: boolean, close: () => void, button: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isOpen) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOpen, close, button]);
}
