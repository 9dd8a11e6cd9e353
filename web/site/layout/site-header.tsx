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
} from 'react';
import { useLocation } from 'react-router-dom';
import { SkipLink } from '../../ui/skip-link';
import { SmartLink } from '../../ui/smart-link';
import { getHeaderClasses, hasSolidHeader, more, toTaproomMenu } from '../navigation';
import type { LocationSummary as Summary } from '../shared/location/location-summary';
import { useSelectedLocation } from '../shared/location/selected-location';
import { usePageTaproom, useTaprooms } from '../shared/taproom/use-taprooms';
import { useSite } from '../site-context';
import { HeaderLink, HeaderMenu, NoScriptMenu, useCloseOnEscape } from './header-menu';
import { SiteLogo } from './site-logo';
import { LineIcon } from '../../ui/icons';

const linkClass = 'w-full text-3xl leading-none';

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
                <HeaderLink item={item} onClick={onNavigate} className={linkClass} />
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
                <HeaderLink item={item} onClick={onNavigate} className={linkClass} />
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
      <SkipLink />
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
