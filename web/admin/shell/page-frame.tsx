import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { siteQueries } from '../api/site';
import { Loading } from '../kit/list-state';
import { usePlace } from './navigation';
import { PageBoundary } from './page-boundary';
import { pages } from './pages';

/** The page itself: loaded when needed, its title on the tab, its heading focused on arrival. */
export function PageFrame() {
  const place = usePlace();
  const { component: Page, title, section } = pages[place.page];
  const { data: brewery } = useQuery(siteQueries.breweryName());
  const key = section === 'events' ? section : `${place.page}/${place.id ?? ''}`;

  return (
    <div>
      <title>{[title, 'Staff', brewery].filter(Boolean).join(' | ')}</title>
      <PageBoundary key={key}>
        <Suspense fallback={<Loading />}>
          <Page place={place} />
          <FocusHeading key={key} />
        </Suspense>
      </PageBoundary>
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
