import { useCallback, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { HeaderLink } from './header-link';
import { isCurrent, type NavItem } from './navigation';
import { NoScriptMenu } from './no-script-menu';
import { useCloseOnEscape } from './use-close-on-escape';
import { useMenuState } from './use-menu-state';
import { LineIcon } from '../../ui/line-icon';

type HeaderMenuProps = { label: string; items: readonly NavItem[] };

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
