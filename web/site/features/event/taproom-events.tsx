import { useQuery } from '@tanstack/react-query';
import { hasCityName } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { eventQueries } from '../../../api/events';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { EventTile } from './event-tile';
import { NoEvents } from './no-events';

/** visitor-site.md §9. */
const taproomEventCount = 6;

/** Also prefetched by the taproom pages' loaders. */
export const taproomEventQuery = (tapRoom: string) =>
  eventQueries.upcoming({ tapRoom, limit: taproomEventCount, hasCancelled: true });

/** The next events at a taproom. */
export function TaproomEvents({ taproom }: { taproom: TaproomSummary }) {
  const { slug, name } = taproom;
  const id = `${slug}-events`;
  return (
    <Section aria-labelledby={id} className="pt-0! md:pt-0! lg:pt-0!">
      <Container width="wide">
        <h2 id={id} className="mb-10 text-title">
          {`Upcoming ${hasCityName(taproom) ? 'in' : 'at'} ${name}`}
        </h2>
        <Events slug={slug} name={name} />
      </Container>
    </Section>
  );
}

function Events({ slug, name }: Pick<TaproomSummary, 'slug' | 'name'>) {
  const { data: events = [], isPending } = useQuery(taproomEventQuery(name));
  if (isPending) return <Loading />;
  if (events.length === 0) return <NoEvents slug={slug} />;
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
