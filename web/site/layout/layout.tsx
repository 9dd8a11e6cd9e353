import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { contentQueries } from '../../api/content';
import { SkipLink } from '../../ui/skip-link';
import { ToastProvider } from '../../ui/toaster';
import { LocationProvider } from '../shared/location/selected-location';
import type { SiteContext } from '../site-context';
import { AgeGate } from './age-gate';
import { PrintColophon } from './print-colophon';
import { ScrollManager } from './scroll-manager';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { useMenu } from './use-menu';

/** The logo and Auburn's hours; neither decides whether a page can be shown. */
export const loader =
  ({ queryClient }: SiteContext) =>
  async () => {
    await Promise.all([
      queryClient.prefetchQuery(contentQueries.location('main-website')),
      queryClient.prefetchQuery(contentQueries.taproom('auburn')),
    ]);
    return null;
  };

/** What stands around every public page. */
export function SiteLayout() {
  const [menuOpen, setMenuOpen] = useMenu();

  return (
    <ToastProvider>
      <LocationProvider>
        <SkipLink />
        <SiteHeader menuOpen={menuOpen} onMenuChange={setMenuOpen} />
        {/* Behind the open menu nothing can be reached or read. */}
        <div inert={menuOpen}>
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <Suspense>
            <SiteFooter />
            <PrintColophon />
          </Suspense>
        </div>
        <AgeGate />
        <ScrollManager />
      </LocationProvider>
    </ToastProvider>
  );
}
