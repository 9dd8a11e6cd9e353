import { useEffect } from 'react';

/** Tailwind's `lg`, from which the header shows its links instead of the menu button. */
const wideScreen = '(min-width: 64rem)';

/** Closes the mobile menu when the window becomes wider, for example on rotation: it is hidden there, but the page is inert. */
export function useCloseOnWideScreen(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const query = matchMedia(wideScreen);
    const closeIfWide = () => {
      if (query.matches) close();
    };
    query.addEventListener('change', closeIfWide);
    return () => query.removeEventListener('change', closeIfWide);
  }, [isOpen, close]);
}
