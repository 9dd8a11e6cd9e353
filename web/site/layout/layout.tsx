import { Outlet, ScrollRestoration } from 'react-router-dom';
import { contentQueries } from '../../api/content';
import type { SiteContext } from '../site-context';

export const loader =
  ({ queryClient }: SiteContext) =>
  async () => {
    await Promise.all([
      queryClient.prefetchQuery(contentQueries.location('main-website')),
      queryClient.prefetchQuery(contentQueries.taproom('auburn')),
    ]);
    return null;
  };

export function SiteLayout() {
  return (
    <>
      <main id="content">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
