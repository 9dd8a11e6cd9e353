import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SmartLink } from '../../ui/smart-link';
import { HeaderLink } from './header-link';
import { MobileMenu } from './mobile-menu';
import { hasSolidHeader, mainNavigation } from './navigation';
import { SiteLogo } from './site-logo';
import { TastingRoomMenu } from './tasting-room-menu';
import { useEscape } from './use-escape';
import { useScrolledPast } from './use-scrolled-past';

const scrollThreshold = 10;

type Props = { menuOpen: boolean; onMenuChange: (open: boolean) => void };

/** Fixed over the page: transparent and tall at the top, dark and compact once the page moves. */
export function SiteHeader({ menuOpen, onMenuChange }: Props) {
  const { pathname } = useLocation();
  const scrolled = useScrolledPast(scrollThreshold);
  const compact = scrolled || menuOpen || hasSolidHeader(pathname);
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const closeMenu = () => onMenuChange(false);

  useEscape(menuOpen, onMenuChange, toggle);

  return (
    <header
      data-compact={compact}
      className={`fixed inset-x-0 top-0 z-50 transition-colors duration-200 print:hidden ${
        compact
          ? 'bg-ink/95 shadow-[0_1px_0_var(--color-line)]'
          : 'bg-linear-to-b from-ink/95 via-ink/88 via-60% to-transparent'
      }`}
    >
      <div
        className={`mx-auto flex max-w-wide items-center justify-between gap-3 px-5 transition-[height] duration-200 sm:px-8 ${
          compact ? 'h-(--header-compact)' : 'h-(--header-tall)'
        }`}
      >
        <SmartLink href="/" className="shrink-0" onClick={closeMenu}>
          <SiteLogo className={`transition-[height] duration-200 ${compact ? 'h-10' : 'h-14'} md:max-lg:h-8`} />
        </SmartLink>
        <nav aria-label="Main" className="max-md:hidden">
          <ul className="flex items-center gap-x-2 text-base whitespace-nowrap lg:gap-x-5 lg:text-lg lg:tracking-[0.03em] xl:gap-x-7 xl:tracking-[0.06em]">
            {mainNavigation.map((item) => (
              <li key={item.href}>
                <HeaderLink item={item} />
              </li>
            ))}
            <li>
              <TastingRoomMenu />
            </li>
          </ul>
        </nav>
        <nav aria-label="Main" className="md:hidden">
          <button
            ref={toggle}
            type="button"
            aria-expanded={menuOpen}
            aria-controls={menuOpen ? menuId : undefined}
            onClick={() => onMenuChange(!menuOpen)}
            className="-mr-3 grid size-12 place-items-center"
          >
            <span className="sr-only">{menuOpen ? 'Close menu' : 'Open menu'}</span>
            {menuOpen ? <X aria-hidden className="size-7" /> : <Menu aria-hidden className="size-7" />}
          </button>
          {menuOpen && <MobileMenu id={menuId} onNavigate={closeMenu} />}
        </nav>
      </div>
    </header>
  );
}
