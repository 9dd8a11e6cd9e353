import { useEffect, type RefObject } from 'react';

/** While a menu is open, Escape closes it and gives the focus back to the button that opened it. */
export function useEscape(isOpen: boolean, setOpen: (isOpen: boolean) => void, opener: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, setOpen, opener]);
}
