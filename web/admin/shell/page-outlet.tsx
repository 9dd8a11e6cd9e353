import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { siteQueries } from '../api/site';
import { Loading } from '../components/query-state';
import { useRoute } from './navigation';
import { ErrorBoundary } from './error-boundary';
import { routes } from './routes';

/** The page itself: loaded when needed, its title on the tab, its heading focused on arrival. */
export function PageOutlet() {
  const route = useRoute();
  const { component: Page, title, section } = routes[route.page];
  const { data: brewery } = useQuery(siteQueries.brandName());
  const key = section === 'events' ? section : `${route.page}/${route.id ?? ''}`;

  return (
    <div>
      <title>{[title, 'Staff', brewery].filter(Boolean).join(' | ')}</title>
      <ErrorBoundary key={key}>
        <Suspense fallback={<Loading />}>
          <Page route={route} />
          <FocusHeading key={key} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

let isFirstPage = true;

/** Mounted with the page, after every change of page but the first. */
function FocusHeading() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isFirstPage) marker.current?.parentElement?.querySelector('h1')?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return <span ref={marker} hidden />;
}
