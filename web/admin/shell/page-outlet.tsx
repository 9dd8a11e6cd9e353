import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { siteQueries } from '../api/site';
import { Loading } from '../components/query-state';
import { watchLostFocus } from '../lib/restore-focus';
import { isReplacementPage, useRoute } from './navigation';
import { ErrorBoundary } from './error-boundary';
import { pageTitles, sectionOf } from './route';
import { pages } from './routes';

/** Their routes with an id show the list with a dialog, so the list stays mounted. */
const dialogSections = ['events', 'inbox'];

/** Renders the page of the current route, with its document title; moves the focus to its heading. */
export function PageOutlet() {
  const route = useRoute();
  const Page = pages[route.page];
  const section = sectionOf(route.page);
  const brandName = useQuery(siteQueries.brand()).data?.name;
  const key = dialogSections.includes(section) ? section : `${route.page}/${route.id ?? ''}`;

  return (
    <div>
      <title>{[pageTitles[route.page], 'Staff', brandName].filter(Boolean).join(' | ')}</title>
      <ErrorBoundary key={key}>
        <Suspense fallback={<Loading />}>
          <Page route={route} />
          <FocusHeading key={key} />
          <WatchLostFocus key={`watch ${route.page}/${route.id ?? ''}`} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

const findHeading = (marker: Element | null) => marker?.parentElement?.querySelector('h1');

/** Mounts after the page has loaded. On the page that the document opens with, the focus stays where the browser put it. */
function FocusHeading() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isReplacementPage()) findHeading(marker.current)?.focus({ preventScroll: true });
  }, []);
  return <span ref={marker} hidden />;
}

/** A dialog that was opened by its route has no button to return the focus to: when it closes, the heading gets it. */
function WatchLostFocus() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => (isReplacementPage() ? watchLostFocus(() => findHeading(marker.current)) : undefined), []);
  return <span ref={marker} hidden />;
}
