import {
  useCallback,
  useId,
  useRef,
  useSyncExternalStore,
  useEffect,
  lazy,
  Suspense,
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { NavigationItem } from '@domain/site/schema';
import { SmartLink } from '../../ui/smart-link';
import { LineIcon } from '../../ui/icons';
import { getHeaderClasses, hasSolidHeader, more, toTaproomMenu, isCurrent } from '../navigation';
import type { LocationSummary as Summary } from '../shared/location/location-summary';
import { useSelectedLocation } from '../shared/location/selected-location';
import { usePageTaproom, useTaprooms } from '../shared/taproom/use-taprooms';
import { useSite } from '../site-context';
import { SiteLogo } from './site-logo';

const mobileLinkClass = 'w-full text-3xl leading-none';

/** Loaded with the menu instead of with every page; the links don't wait for it. */
const LocationSummary = lazy<ComponentType<ComponentProps<typeof Summary>>>(() =>
  import('../shared/location/location-summary').then(
    (module) => ({ default: module.LocationSummary }),
    () => ({ default: () => null }),
  ),
);

/** The links of the header, then open status, directions and phone of the page's or the selected taproom. */
function MobileMenu({ id, onNavigate }: { id: string; onNavigate: () => void }) {
  const pageTaproom = usePageTaproom();
  const { navigation } = useSite();
  const taproomMenu = navigation.find(({ isTaprooms }) => isTaprooms);
  const taproomLinks = toTaproomMenu(useTaprooms());
  const { selected } = useSelectedLocation();
  return (
    <div
      id={id}
      className="fixed inset-x-0 top-(--header-compact) bottom-0 animate-rise overflow-y-auto overscroll-contain bg-ink px-5 pt-4 pb-10 sm:px-8"
    >
      <ul>
        {navigation.map(
          (item) =>
            item !== taproomMenu && (
              <li key={item.label + item.href} className="border-b border-line">
                <HeaderLink item={item} onClick={onNavigate} className={mobileLinkClass} />
              </li>
            ),
        )}
      </ul>
      {taproomMenu && (
        <>
          <p id={`${id}-rooms`} className="mt-8 font-display text-label font-semibold text-amber uppercase">
            {taproomMenu.label}
          </p>
          <ul aria-labelledby={`${id}-rooms`}>
            {taproomLinks.map((item) => (
              <li key={item.href} className="border-b border-line">
                <HeaderLink item={item} onClick={onNavigate} className={mobileLinkClass} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Suspense>
        <LocationSummary slug={pageTaproom?.slug ?? selected} className="mt-6" />
      </Suspense>
    </div>
  );
}

/** Tailwind's `lg`, from which the header shows its links instead of the menu button. */
const wideScreen = '(min-width: 64rem)';

/** Closes the mobile menu when the window becomes wider, for example on rotation: it is hidden there, but the page is inert. */
function useCloseOnWideScreen(isOpen: boolean, close: () => void) {
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

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** True when the page is scrolled more than `distancePx`. */
const useScrolledPast = (distancePx: number) =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > distancePx,
    () => false,
  );

const scrollThresholdPx = 10;

type SiteHeaderProps = { isMenuOpen: boolean; onMenuChange: (isOpen: boolean) => void };

/** Fixed header: transparent and tall at the top of a page, dark and compact when scrolled. */
export function SiteHeader({ isMenuOpen, onMenuChange }: SiteHeaderProps) {
  const { pathname } = useLocation();
  const { navigation } = useSite();
  const taproomLinks = toTaproomMenu(useTaprooms());
  const row = navigation.filter(({ isInMore }) => !isInMore);
  const others = navigation.filter(({ isInMore }) => isInMore);
  const [linksClass, menuClass] = getHeaderClasses(row, others.length > 0);
  const isScrolled = useScrolledPast(scrollThresholdPx);
  const isCompact = isScrolled || isMenuOpen || hasSolidHeader(pathname);
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeMenu = useCallback(() => onMenuChange(false), [onMenuChange]);

  useCloseOnEscape(isMenuOpen, closeMenu, menuButton);
  useCloseOnWideScreen(isMenuOpen, closeMenu);

  return (
    <header
      data-compact={isCompact}
      className={`fixed inset-x-0 top-0 z-50 transition-colors duration-200 print:hidden forced-colors:bg-[Canvas] ${
        isCompact
          ? 'bg-ink/95 shadow-[0_1px_0_var(--color-line)]'
          : 'bg-linear-to-b from-ink/95 via-ink/88 via-60% to-transparent'
      }`}
    >
      <a
        href="#main"
        className="fixed top-2 left-2 z-70 -translate-y-24 rounded-card bg-amber px-5 py-3 font-display text-lg font-semibold text-ink focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      {/* The gutter is outside the width, as in Container, so that logo and menu are in line with the content. */}
      <div className="px-5 sm:px-8">
        <div
          className={`mx-auto flex max-w-wide items-center justify-between gap-3 transition-[height] duration-200 ${
            isCompact ? 'h-(--header-compact)' : 'h-(--header-tall)'
          }`}
        >
          <SmartLink href="/" className="min-w-0" onClick={closeMenu}>
            <SiteLogo className={`transition-[height] duration-200 ${isCompact ? 'h-10' : 'h-14'}`} />
          </SmartLink>
          <nav aria-label="Main" className={linksClass}>
            <ul className="flex items-center gap-x-5 text-lg tracking-[0.03em] whitespace-nowrap xl:gap-x-7 xl:tracking-[0.06em]">
              {row.map((item) => (
                <li key={item.label + item.href}>
                  {item.isTaprooms && taproomLinks.length > 2 ? (
                    <HeaderMenu label={item.label} items={taproomLinks} />
                  ) : (
                    <HeaderLink item={item} />
                  )}
                </li>
              ))}
              {others.length > 0 && (
                <li>
                  <HeaderMenu label={more} items={others} />
                </li>
              )}
            </ul>
          </nav>
          <nav aria-label="Main" className={`shrink-0 ${menuClass}`}>
            <button
              ref={menuButton}
              type="button"
              aria-expanded={isMenuOpen}
              aria-controls={isMenuOpen ? menuId : undefined}
              onClick={() => onMenuChange(!isMenuOpen)}
              className="-mr-3 grid size-12 place-items-center noscript:hidden"
            >
              <span className="sr-only">{isMenuOpen ? 'Close menu' : 'Open menu'}</span>
              <LineIcon name={isMenuOpen ? 'close' : 'menu'} className="size-7" />
            </button>
            <NoScriptMenu label="Menu" items={[...navigation, ...taproomLinks]} className="inset-x-0" />
            {isMenuOpen && <MobileMenu id={menuId} onNavigate={closeMenu} />}
          </nav>
        </div>
      </div>
    </header>
  );
}

const linkClass =
  'relative inline-flex min-h-11 items-center py-2 font-display font-semibold uppercase transition-colors duration-200 ' +
  'hover:text-amber aria-[current=page]:text-amber';

type HeaderLinkProps = { item: NavigationItem; className?: string; onClick?: () => void };

/** A link of the header, marked when it leads to the current page. */
function HeaderLink({ item, className = '', onClick }: HeaderLinkProps) {
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

type HeaderMenuProps = { label: string; items: readonly NavigationItem[] };

/**
 * A menu for browsers without JavaScript, where the other menus' buttons do nothing (`noscript:hidden`). React never renders
 * the children of `noscript` in a browser, so only the server's build contains them. `className` is for the open menu.
 */
export function NoScriptMenu({ label, items, className }: HeaderMenuProps & { className: string }) {
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

/** Calls the handler for events of the document while a menu is open. */
function useDocumentEvents(isOpen: boolean, types: readonly string[], handler: (event: Event) => void) {
  useEffect(() => {
    if (!isOpen) return;
    for (const type of types) document.addEventListener(type, handler);
    return () => {
      for (const type of types) document.removeEventListener(type, handler);
    };
  });
}

/** Escape closes an open menu and returns the focus to its button. */
const useCloseOnEscape = (isOpen: boolean, close: () => void, button: RefObject<HTMLElement | null>) =>
  useDocumentEvents(isOpen, ['keydown'], (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    close();
    button.current?.focus();
  });

/** Whether a menu is open. Any navigation closes it, including Back and links to the current page. */
export function useMenuState() {
  const { key } = useLocation();
  const [menu, setMenu] = useState({ isOpen: false, key });
  if (menu.key !== key) setMenu({ isOpen: false, key });
  const setOpen = useCallback((isOpen: boolean) => setMenu((current) => ({ ...current, isOpen })), []);
  return [menu.isOpen, setOpen] as const;
}

const menuClass = 'right-0 min-w-48';

/** A dropdown with links. Closes on Escape, on a click or focus outside it, and when the page changes. */
function HeaderMenu({ label, items }: HeaderMenuProps) {
  const [isOpen, setOpen] = useMenuState();
  const { pathname } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = useCallback(() => setOpen(false), [setOpen]);

  useDocumentEvents(isOpen, ['pointerdown', 'focusin'], ({ target }) => {
    if (target instanceof Node && !root.current?.contains(target)) close();
  });
  useCloseOnEscape(isOpen, close, button);

  const isCurrentPage = items.some(({ href }) => isCurrent(pathname, href));
  return (
    <>
      <div ref={root} className="relative noscript:hidden">
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
      <NoScriptMenu label={label} items={items} className={menuClass} />
    </>
  );
}
