import { lazy, Suspense, type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, ScrollRestoration, useNavigation, useNavigationType } from 'react-router-dom';
import { ToastProvider } from '../../ui/toaster';
import { useHydrated } from '../../ui/use-hydrated';
import { LocationProvider } from '../shared/location/selected-location';
import { useShownTaproom } from '../shared/taproom/use-taprooms';
import { useSite } from '../site-context';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/**
 * A new navigation scrolls smoothly to the top (instantly under reduced motion); Back and Forward restore the position at once.
 * The focus moves to the new content, for keyboards and screen readers.
 */
function ScrollManager() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  const isFirstVisit = useRef(typeof window !== 'undefined' && isNewDocument());

  // Runs before the effect of ScrollRestoration, which follows in the tree: that of a child would run first.
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    const restoresScroll = type === 'POP' && !isFirstVisit.current;
    isFirstVisit.current = false;
    style.scrollBehavior = type === 'POP' ? 'auto' : '';
    // Ends deferred layouts, which would shift the position (`deferred-layout` in site.css).
    if (restoresScroll) dataset.restoresScroll = '';
    else delete dataset.restoresScroll;
    const frame = requestAnimationFrame(() => {
      style.scrollBehavior = '';
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each navigation has a key of its own
  }, [key, type]);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}

/** Loaded by a link or a typed URL, not by Back, Forward or a reload. */
const isNewDocument = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/** Faster navigations show none (`navigation-progress` in site.css). */
const progressClass =
  'fixed inset-x-0 top-0 z-100 h-1 origin-left scale-x-0 bg-amber ' +
  'animate-[navigation-progress_8s_cubic-bezier(0.1,0.7,0.3,1)_200ms_forwards]';

/** A bar at the top of the window while a navigation waits for its page. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state !== 'idle' && <div role="progressbar" aria-label="Loading the page" className={progressClass} />;
}

/** Replaces header and footer in print: address and phone of the taproom, and the URL. */
function PrintFooter() {
  const { brand, publicUrl } = useSite();
  const { pathname } = useLocation();
  // All unknown paths share one cached page, so the path is known only in the browser.
  const path = useHydrated() ? pathname : '';
  const taproom = useShownTaproom();
  return (
    <p className="hidden border-t border-line pt-3 text-sm print:block">
      {[brand.name, taproom?.contact.address, taproom?.contact.phone, publicUrl + path].filter(Boolean).join(' · ')}
    </p>
  );
}

/** A chunk of its own, because the setting is off by default. If it fails to load, the next page load tries again. */
const AgeGate = lazy<ComponentType>(() =>
  import('./age-gate').then(
    (module) => ({ default: module.AgeGate }),
    () => ({ default: () => null }),
  ),
);

/** Header and footer around each page. */
export function SiteLayout() {
  const { ageGate } = useSite();
  // The cached HTML has no dialog, and the server can't render what it loads lazily.
  const isHydrated = useHydrated();
  return (
    <ToastProvider>
      <LocationProvider>
        <SiteHeader>
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <Suspense>
            <SiteFooter />
            <PrintFooter />
          </Suspense>
        </SiteHeader>
        {ageGate && isHydrated && (
          <Suspense>
            <AgeGate />
          </Suspense>
        )}
        <NavigationProgress />
        <ScrollManager />
        <ScrollRestoration />
      </LocationProvider>
    </ToastProvider>
  );
}
