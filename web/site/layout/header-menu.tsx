import { useCallback, useEffect, useId, useRef, type RefObject, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavigationItem } from '@domain/site/schema';
import { LineIcon } from '../../ui/icons';
import { SmartLink } from '../../ui/smart-link';
import { isCurrent } from '../navigation';

const linkClass =
  'relative inline-flex min-h-11 items-center py-2 font-display font-semibold uppercase transition-colors duration-200 ' +
  'hover:text-amber aria-[current=page]:text-amber';

/** A link of the header, marked when it leads to the current page. */
export function HeaderLink({
  item,
  className = '',
  onClick,
}: {
  item: NavigationItem;
  className?: string;
  onClick?: () => void;
}) {
  const { pathname } = useLocation();
  return (
    <SmartLink
      href={item.href}
      onClick={onClick}
      aria-current={isCurrent(pathname, item.href) ? 'page' : undefined}
      className={`${linkClass} ${className}`}
    >
      {item.label}
    </SmartLink>
  );
}

/**
 * A menu for browsers without JavaScript, where the other menus' buttons do nothing (`noscript:hidden`). React never renders
 * the children of `noscript` in a browser, so only the server's build contains them.
 */
export function NoScriptMenu({
  label,
  items,
  className,
}: {
  label: string;
  items: readonly NavigationItem[];
  /** Position and width of the open menu. */
  className: string;
}) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <details>
          <summary className="flex min-h-11 items-center py-2 font-display text-lg font-semibold tracking-[0.06em] uppercase hover:text-amber">
            {label}
          </summary>
          <ul
            className={`absolute top-full max-h-[80svh] overflow-y-auto border-t-2 border-amber bg-ink py-2 ${className}`}
          >
            {items.map((item) => (
              <li key={item.label + item.href}>
                <HeaderLink item={item} className="w-full px-5 text-xl" />
              </li>
            ))}
          </ul>
        </details>
      )}
    </noscript>
  );
}

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

/** Whether a menu is open. Any navigation closes it, including Back and links to the current page. */
export function useMenuState() {
  const { key } = useLocation();
  const [menu, setMenu] = useState({ isOpen: false, key });
  if (menu.key !== key) setMenu({ isOpen: false, key });
  const setOpen = useCallback((isOpen: boolean) => setMenu((current) => ({ ...current, isOpen })), []);
  return [menu.isOpen, setOpen] as const;
}

type HeaderMenuProps = { label: string; items: readonly NavigationItem[] };

/** A dropdown with links. */
export function HeaderMenu({ label, items }: HeaderMenuProps) {
  return (
    <>
      <div className="noscript:hidden">
        <Dropdown label={label} items={items} />
      </div>
      <NoScriptMenu label={label} items={items} className={menuClass} />
    </>
  );
}

const menuClass = 'right-0 min-w-48';

/** Closes on Escape, on a click or focus outside it, and when the page changes. */
function Dropdown({ label, items }: HeaderMenuProps) {
  const [isOpen, setOpen] = useMenuState();
  const { pathname } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = useCallback(() => setOpen(false), [setOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnOutsideEvent = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeOnOutsideEvent);
    document.addEventListener('focusin', closeOnOutsideEvent);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsideEvent);
      document.removeEventListener('focusin', closeOnOutsideEvent);
    };
  }, [isOpen, close]);
  useCloseOnEscape(isOpen, close, button);

  const isCurrentPage = items.some(({ href }) => isCurrent(pathname, href));
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setOpen(!isOpen)}
        className={`inline-flex min-h-11 items-center gap-1 py-2 font-display font-semibold uppercase transition-colors duration-200 hover:text-amber ${isCurrentPage ? 'text-amber' : ''}`}
      >
        {label}
        <LineIcon
          name="chevron-down"
          className={`size-4 transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul
        id={menuId}
        hidden={!isOpen}
        className={`absolute top-full max-h-[80svh] animate-rise overflow-y-auto border-t-2 border-amber bg-char p-2 shadow-lift ${menuClass}`}
      >
        {items.map((item) => (
          <li key={item.href}>
            <HeaderLink item={item} onClick={close} className="w-full px-3" />
          </li>
        ))}
      </ul>
    </div>
  );
}
