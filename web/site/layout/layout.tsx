import { lazy, Suspense, type ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { ToastProvider } from '../../ui/toaster';
import { useHydrated } from '../../ui/use-hydrated';
import { LocationProvider } from '../shared/location/selected-location';
import { useSite } from '../site-context';
import { PrintFooter } from './print-footer';
import { ScrollManager } from './scroll-manager';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { useMenuState } from './use-menu-state';

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
  const [isMenuOpen, setMenuOpen] = useMenuState();

  return (
    <ToastProvider>
      <LocationProvider>
        <SiteHeader isMenuOpen={isMenuOpen} onMenuChange={setMenuOpen} />
        {/* The open mobile menu covers the page. */}
        <div inert={isMenuOpen}>
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <Suspense>
            <SiteFooter />
            <PrintFooter />
          </Suspense>
        </div>
        {ageGate && isHydrated && (
          <Suspense>
            <AgeGate />
          </Suspense>
        )}
        <ScrollManager />
      </LocationProvider>
    </ToastProvider>
  );
}
