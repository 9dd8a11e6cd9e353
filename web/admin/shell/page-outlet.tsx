import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { siteQueries } from '../api/site';
import { Loading } from '../components/query-state';
import { watchLostFocus } from '../lib/restore-focus';
import { isReplacementPage, useRoute } from './navigation';
import { ErrorBoundary } from './error-boundary';
import type { PageKey, PageProps } from './route';
import { routes } from './routes';

/** Their routes with an id show the list with a dialog, so the list stays mounted. */
const dialogSections: readonly PageKey[] = ['events', 'inbox'];

/** Renders the page of the current route, with its document title; moves the focus to its heading. */
export function PageOutlet() {
  const route = useRoute();
  const { component: Page, title, section } = routes[route.page];
  const { data: brandName } = useQuery(siteQueries.brandName());
  const key = dialogSections.includes(section) ? section : `${route.page}/${route.id ?? ''}`;

  return (
    <div>
      <title>{[title, 'Staff', brandName].filter(Boolean).join(' | ')}</title>
      <ErrorBoundary key={key}>
        <Suspense fallback={<Loading />}>
          <Page route={route} />
          <FocusHeading key={key} route={route} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Mounts after the page has loaded. On the page that the document opens with, the focus stays where the browser put it. */
function FocusHeading({ route }: PageProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const findHeading = () => marker.current?.parentElement?.querySelector('h1');
  useEffect(() => {
    if (isReplacementPage()) findHeading()?.focus({ preventScroll: true });
  }, []);
  // A dialog that was opened by its route has no button to return the focus to when it closes.
  useEffect(() => (isReplacementPage() ? watchLostFocus(findHeading) : undefined), [route]);
  return <span ref={marker} hidden />;
}
