import { useInfiniteQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseEventFilter } from '../../domain/event';
import { contentQueries } from '../../api/content';
import { eventQueries } from '../../api/events';
import { EventsHero, FeedsSection, PrivateEventBlock } from '../features/event/events-sections';
import { UpcomingEvents, useEventFilter } from '../features/event/event-list';
import { EventsNewsletter } from '../features/newsletter/newsletter-form';
import { loadPage, prefetch } from '../loaders';
import { eventListJsonLd, useEventJsonLdContext } from '../seo/event-json-ld';
import { StaggeredHydration } from '../shared/hydration';
import { PageHead, renderSections } from '../shared/page/page-sections';
import { usePage } from '../shared/page/use-page';
import type { LoaderContext } from '../site-context';

export const loader =
  (context: LoaderContext) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient, site } = context;
    const filter = parseEventFilter(new URL(request.url).searchParams, site.taprooms);
    const others = prefetch(
      queryClient.prefetchInfiniteQuery(eventQueries.upcomingPages(filter)),
      queryClient.prefetchQuery(contentQueries.heroImages('main-website', 'events')),
    );
    await loadPage(context, 'events');
    return others;
  };

const sections = {
  'upcoming-events': UpcomingEvents,
  'private-events': PrivateEventBlock,
  'calendar-feeds': FeedsSection,
  newsletter: EventsNewsletter,
};

export function Component() {
  const page = usePage('events');
  const jsonLdContext = useEventJsonLdContext();
  const { data } = useInfiniteQuery(eventQueries.upcomingPages(useEventFilter()));
  const events = data?.events ?? [];
  return (
    <>
      <PageHead page={page} jsonLd={events.length > 0 ? [eventListJsonLd(events, jsonLdContext)] : []} />
      <EventsHero hero={page.hero} hasList={page.sections.some(({ type }) => type === 'upcoming-events')} />
      <StaggeredHydration>{renderSections(page.sections, sections)}</StaggeredHydration>
    </>
  );
}
