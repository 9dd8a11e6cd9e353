import {
  useId,
  useRef,
  useSyncExternalStore,
  useEffect,
  lazy,
  Suspense,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
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
  const links = { itemClass: 'border-b border-line', className: 'w-full text-3xl leading-none', onClick: onNavigate };
  return (
    <div
      id={id}
      className="fixed inset-x-0 top-(--header-compact) bottom-0 animate-rise overflow-y-auto overscroll-contain bg-ink px-5 pt-4 pb-10 sm:px-8"
    >
      <ul>
        <LinkItems items={navigation.filter((item) => item !== taproomMenu)} {...links} />
      </ul>
      {taproomMenu && (
        <>
          <p id={`${id}-rooms`} className="mt-8 font-display text-label font-semibold text-amber uppercase">
            {taproomMenu.label}
          </p>
          <ul aria-labelledby={`${id}-rooms`}>
            <LinkItems items={taproomLinks} {...links} />
          </ul>
        </>
      )}
      <Suspense>
        <LocationSummary slug={pageTaproom?.slug ?? selected} className="mt-6" />
      </Suspense>
    </div>
  );
}

/** Calls the handler for events while a menu is open. */
function useEvents(
  isOpen: boolean,
  getTarget: () => EventTarget,
  types: readonly string[],
  handler: (event: Event) => void,
) {
  useEffect(() => {
    if (!isOpen) return;
    const target = getTarget();
    for (const type of types) target.addEventListener(type, handler);
    return () => {
      for (const type of types) target.removeEventListener(type, handler);
    };
  });
}

const getDocument = () => document;

/**
 * A menu with the props of its button. Any navigation closes it, including Back and links to the current page, and so does
 * Escape, which returns the focus to the button.
 */
function useMenu() {
  const { key } = useLocation();
  const [{ isOpen, openedAt }, setMenu] = useState({ isOpen: false, openedAt: key });
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const setOpen = (isNowOpen: boolean) => setMenu({ isOpen: isNowOpen, openedAt: key });
  if (openedAt !== key) setOpen(false);
  useEvents(isOpen, getDocument, ['keydown'], (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    setOpen(false);
    ref.current?.focus();
  });
  const button = { ref, type: 'button', 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) } as const;
  return { id, isOpen, close: () => setOpen(false), button };
}

/** Tailwind's `lg`, from which the header shows its links instead of the menu button. */
const wideScreen = '(min-width: 64rem)';

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

const scrollThresholdPx = 10;

/**
 * Fixed header above the page: transparent and tall at the top, dark and compact when scrolled. The open mobile menu covers the
 * page, which is inert then.
 */
export function SiteHeader({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { navigation } = useSite();
  const taproomLinks = toTaproomMenu(useTaprooms());
  const row = navigation.filter(({ isInMore }) => !isInMore);
  const others = navigation.filter(({ isInMore }) => isInMore);
  const [linksClass, menuClass] = getHeaderClasses(row, others.length > 0);
  const isScrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > scrollThresholdPx,
    () => false,
  );
  const { id, isOpen, close, button } = useMenu();
  const isCompact = isScrolled || isOpen || hasSolidHeader(pathname);

  // On rotation, for example, the menu is hidden.
  const getWideScreen = () => matchMedia(wideScreen);
  useEvents(isOpen, getWideScreen, ['change'], () => {
    if (getWideScreen().matches) close();
  });

  return (
    <>
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
            <SmartLink href="/" className="min-w-0" onClick={close}>
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
                {...button}
                aria-controls={isOpen ? id : undefined}
                className="-mr-3 grid size-12 place-items-center noscript:hidden"
              >
                <span className="sr-only">{isOpen ? 'Close menu' : 'Open menu'}</span>
                <LineIcon name={isOpen ? 'close' : 'menu'} className="size-7" />
              </button>
              <NoScriptMenu label="Menu" items={[...navigation, ...taproomLinks]} className="inset-x-0" />
              {isOpen && <MobileMenu id={id} onNavigate={close} />}
            </nav>
          </div>
        </div>
      </header>
      <div inert={isOpen}>{children}</div>
    </>
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

type LinkItemsProps = Omit<HeaderLinkProps, 'item'> & { items: readonly NavigationItem[]; itemClass?: string };

const LinkItems = ({ items, itemClass, ...link }: LinkItemsProps) =>
  items.map((item) => (
    <li key={item.label + item.href} className={itemClass}>
      <HeaderLink item={item} {...link} />
    </li>
  ));

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
            <LinkItems items={items} className="w-full px-5 text-xl" />
          </ul>
        </details>
      )}
    </noscript>
  );
}

const menuClass = 'right-0 min-w-48';

/** A dropdown with links. Closes on a click or focus outside it, too. */
function HeaderMenu({ label, items }: HeaderMenuProps) {
  const { id, isOpen, close, button } = useMenu();
  const { pathname } = useLocation();
  const root = useRef<HTMLDivElement>(null);

  useEvents(isOpen, getDocument, ['pointerdown', 'focusin'], ({ target }) => {
    if (target instanceof Node && !root.current?.contains(target)) close();
  });

  const isCurrentPage = items.some(({ href }) => isCurrent(pathname, href));
  return (
    <>
      <div ref={root} className="relative noscript:hidden">
        <button {...button} aria-controls={id} className={`${linkClass} gap-1 ${isCurrentPage ? 'text-amber' : ''}`}>
          {label}
          <LineIcon
            name="chevron-down"
            className={`size-4 transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
        <ul
          id={id}
          hidden={!isOpen}
          className={`absolute top-full max-h-[80svh] animate-rise overflow-y-auto border-t-2 border-amber bg-char p-2 shadow-lift ${menuClass}`}
        >
          <LinkItems items={items} onClick={close} className="w-full px-3" />
        </ul>
      </div>
      <NoScriptMenu label={label} items={items} className={menuClass} />
    </>
  );
}
