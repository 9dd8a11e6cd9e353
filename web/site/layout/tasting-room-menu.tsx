import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { HeaderLink } from './header-link';
import { isCurrent, tastingRooms } from './navigation';
import { useEscape } from './use-escape';
import { useMenu } from './use-menu';

/** The 'Tasting Room' dropdown: closes on Escape, on a click or focus outside it, and when the page changes. */
export function TastingRoomMenu() {
  const [open, setOpen] = useMenu();
  const { pathname } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, [open, setOpen]);
  useEscape(open, setOpen, trigger);

  const here = tastingRooms.some((room) => isCurrent(pathname, room.href));
  return (
    <div ref={root} className="relative">
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(!open)}
        className={`inline-flex min-h-11 items-center gap-1 py-2 font-display font-semibold uppercase transition-colors duration-200 hover:text-amber ${here ? 'text-amber' : ''}`}
      >
        Tasting Room
        <ChevronDown aria-hidden className={`size-4 transition-transform duration-200 ${open ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id={menuId}
        hidden={!open}
        className="absolute top-full right-0 min-w-48 animate-rise border-t-2 border-amber bg-char py-2 shadow-lift"
      >
        {tastingRooms.map((room) => (
          <li key={room.href}>
            <HeaderLink item={room} onClick={close} className="w-full px-5" />
          </li>
        ))}
      </ul>
    </div>
  );
}
