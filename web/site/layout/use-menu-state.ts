import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether a menu is open. Any navigation closes it, including Back and links to the current page. */
export function useMenuState() {
  const { key } = useLocation();
  const [menu, setMenu] = useState({ isOpen: false, key });
  if (menu.key !== key) setMenu({ isOpen: false, key });
  const setOpen = useCallback((isOpen: boolean) => setMenu((current) => ({ ...current, isOpen })), []);
  return [menu.isOpen, setOpen] as const;
}
