import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { siteQueries } from '../api/site';
import { Loading } from '../components/query-state';
import { keepFocus } from '../lib/restore-focus';
import { isReplacementPage, useRoute } from './navigation';
import { ErrorBoundary } from './error-boundary';
import { pageTitles, sectionOf } from './route';
import { pages } from './routes';

/** Their other routes show the list with a dialog, so the list stays mounted. */
const dialogSections = ['events', 'inbox', 'taprooms'];

/** Renders the page of the current route, with its document title; moves the focus to its heading. */
export function PageOutlet() {
  const route = useRoute();
  const Page = pages[route.page];
  const section = sectionOf(route.page);
  const brandName = useQuery(siteQueries.brand()).data?.name;
  const key = dialogSections.includes(section) ? section : `${route.page}/${route.id ?? ''}`;
  useEffect(keepFocus, []);

  return (
    <div>
      <title>{[pageTitles[route.page], 'Staff', brandName].filter(Boolean).join(' | ')}</title>
      <ErrorBoundary key={key}>
        <Suspense fallback={<Loading />}>
          <Page route={route} />
          <FocusHeading key={key} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Mounts after the page has loaded. On the page that the document opens with, the focus stays where the browser put it. */
function FocusHeading() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isReplacementPage()) marker.current?.parentElement?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  return <span ref={marker} hidden />;
}
