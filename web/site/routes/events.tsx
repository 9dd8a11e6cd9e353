import { useInfiniteQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseEventFilter } from '@domain/event/filter';
import { hasCityName, joinTaproomNames } from '@domain/taproom/label';
import { newsletterPromise } from '@domain/subscriber/constants';
import { contentQueries } from '../../api/content';
import { eventQueries } from '../../api/events';
import { Container } from '../../ui/container';
import { Eyebrow } from '../../ui/eyebrow';
import { Section } from '../../ui/section';
import { photos } from '../assets/images';
import { CalendarFeeds } from '../features/event/calendar-feeds';
import { EventList } from '../features/event/event-list';
import { PrivateEventBlock } from '../features/event/private-event-block';
import { useEventFilter } from '../features/event/use-event-filter';
import { NewsletterForm } from '../features/newsletter/newsletter-form';
import { prefetch, prefetchTaprooms } from '../loaders';
import { breadcrumbs } from '../seo/breadcrumbs';
import { eventListJsonLd, useEventJsonLdContext } from '../seo/event-json-ld';
import { Head } from '../seo/head';
import { Hero } from '../shared/hero/hero';
import { StaggeredHydration } from '../shared/hydration/staggered-hydration';
import { ScrollLink } from '../shared/scroll/scroll-link';
import { useSite, type LoaderContext } from '../site-context';

export const loader =
  ({ queryClient, site }: LoaderContext) =>
  ({ request }: LoaderFunctionArgs) =>
    prefetch(
      queryClient.prefetchInfiniteQuery(
        eventQueries.upcomingPages(parseEventFilter(new URL(request.url).searchParams, site.taprooms)),
      ),
      queryClient.prefetchQuery(contentQueries.heroImages('main-website', 'events')),
      prefetchTaprooms(queryClient, site.taprooms.slice(0, 1)),
    );

export function Component() {
  const { publicUrl, brand, taprooms } = useSite();
  const places = joinTaproomNames(taprooms, 'and');
  const jsonLdContext = useEventJsonLdContext();
  const { data } = useInfiniteQuery(eventQueries.upcomingPages(useEventFilter()));
  const events = data?.events ?? [];
  return (
    <>
      <Head
        title="Events"
        description={`Live music, beer releases, food trucks and more at the ${brand.name} ${taprooms.length === 1 ? 'taproom' : 'taprooms'}${places && ` ${taprooms.every(hasCityName) ? 'in' : 'at'} ${places}`}. Add them to your calendar.`}
        image={photos.heroEvents}
        jsonLd={[
          breadcrumbs(publicUrl, { name: 'Events', path: '/events' }),
          ...(events.length > 0 ? [eventListJsonLd(events, jsonLdContext)] : []),
        ]}
      />
      <Hero
        page="events"
        title="Events"
        eyebrow={places && <Eyebrow>{places}</Eyebrow>}
        lead="Bands on the patio, new beers on the board, a food truck when the oven needs a rest."
      >
        <div data-no-print className="mt-8">
          <ScrollLink to="upcoming" size="lg">
            See upcoming events
          </ScrollLink>
        </div>
      </Hero>
      <StaggeredHydration>
        <Section id="upcoming" aria-labelledby="upcoming-heading" className="-scroll-mt-4 print:py-6">
          <Container width="wide">
            <h2 id="upcoming-heading" className="mb-12 text-title print:mb-4">
              Upcoming events
            </h2>
            <EventList />
          </Container>
        </Section>
        <PrivateEventBlock />
        <Section aria-labelledby="feeds-heading" data-no-print>
          <Container width="wide">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-10 lg:grid-cols-2">
              <div>
                <h2 id="feeds-heading" className="text-title">
                  Every event, on your phone
                </h2>
                <p className="mt-5 max-w-md text-lg text-oat/90">
                  Subscribe once and your calendar stays up to date: new events appear, changes follow and cancelled
                  events are crossed out.
                </p>
              </div>
              <CalendarFeeds />
            </div>
          </Container>
        </Section>
        <section aria-labelledby="events-newsletter" data-no-print className="bg-amber py-14 text-ink md:py-20">
          <Container width="wide">
            <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-20 gap-y-8 lg:grid-cols-2">
              <div>
                <h2 id="events-newsletter" className="text-title">
                  Never miss a release
                </h2>
                <p className="mt-4 max-w-md text-lg">{newsletterPromise}</p>
              </div>
              <NewsletterForm source="events" confirmation="alert" />
            </div>
          </Container>
        </section>
      </StaggeredHydration>
    </>
  );
}
