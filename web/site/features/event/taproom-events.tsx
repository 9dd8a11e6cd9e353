import { useQuery } from '@tanstack/react-query';
import { eventQueries } from '../../../api/events';
import type { TaproomKey } from '../../../api/content';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { EventTile } from './event-tile';
import { NoEvents } from './no-events';

/** visitor-site.md §9. */
const taproomEventCount = 6;

const cities = { auburn: 'Auburn', folsom: 'Folsom' } as const satisfies Record<TaproomKey, string>;

/** Also prefetched by the taproom pages' loaders. */
export const taproomEventQuery = (taproom: TaproomKey) =>
  eventQueries.upcoming({ tapRoom: cities[taproom], limit: taproomEventCount, hasCancelled: true });

/** The next events at a taproom. */
export function TaproomEvents({ taproom }: { taproom: TaproomKey }) {
  const id = `${taproom}-events`;
  return (
    <Section aria-labelledby={id} className="pt-0! md:pt-0! lg:pt-0!">
      <Container width="wide">
        <h2 id={id} className="mb-10 text-title">
          Upcoming in {cities[taproom]}
        </h2>
        <Events taproom={taproom} />
      </Container>
    </Section>
  );
}

function Events({ taproom }: { taproom: TaproomKey }) {
  const { data: events = [], isPending } = useQuery(taproomEventQuery(taproom));
  if (isPending) return <Loading />;
  if (events.length === 0) return <NoEvents taproom={taproom} />;
  return (
    <>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {events.map((event) => (
          <li key={event._id} className="min-w-0">
            <EventTile event={event} />
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <ButtonLink href="/events" variant="outline">
          View All Events
        </ButtonLink>
      </div>
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Loading events…</span>
      {[1, 2, 3].map((tile) => (
        <Skeleton key={tile} className="h-[34rem]" />
      ))}
    </div>
  );
}
