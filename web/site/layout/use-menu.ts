import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether a menu is open. Every navigation closes it, also Back and a link to the page that is shown already. */
export function useMenu() {
  const { key } = useLocation();
  const [menu, setMenu] = useState({ isOpen: false, key });
  if (menu.key !== key) setMenu({ isOpen: false, key });
  const setOpen = useCallback((isOpen: boolean) => setMenu((shown) => ({ ...shown, isOpen })), []);
  return [menu.isOpen, setOpen] as const;
}
