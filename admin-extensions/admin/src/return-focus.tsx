/**
 * Strapi's dialogs of document actions return the focus to the menu item that opened them, which is gone by then. This
 * returns it to the button of the menu.
 */
import { type ReactNode, type RefObject, useEffect } from 'react';

export const findOpenMenu = () => document.querySelector<HTMLElement>('[aria-haspopup="menu"][aria-expanded="true"]');

type ReturnFocusProps = { to: RefObject<HTMLElement | null>; children: ReactNode };

export function ReturnFocus({ to, children }: ReturnFocusProps) {
  useEffect(() => () => to.current?.focus(), [to]);
  return children;
}
