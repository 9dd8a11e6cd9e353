import { useQuery } from '@tanstack/react-query';
import type { taproomEvents } from '@domain/page/pages/taproom';
import type { SectionOf } from '@domain/page/definition';
import type { TaproomSummary } from '@domain/taproom/schema';
import { eventQueries } from '../../../api/events';
import { ButtonLink } from '../../../ui/button';
import { TitledSection } from '../../shared/titled-section';
import { EventRows, EventRowSkeletons } from './event-row';
import { NoEvents } from './no-events';

const taproomEventCount = 6;

/** Also prefetched by the taproom pages' loaders. */
export const taproomEventQuery = (tapRoom: string) =>
  eventQueries.upcoming({ tapRoom, limit: taproomEventCount, hasCancelled: true });

type Texts = SectionOf<typeof taproomEvents>;

type TaproomEventsProps = { section: Texts; taproom: TaproomSummary; className: string };

/** The next events at a taproom. */
export function TaproomEvents({ section, taproom, className }: TaproomEventsProps) {
  return (
    <TitledSection heading={section.heading} headingClass="mb-10 text-title" className={className}>
      <Events slug={taproom.slug} name={taproom.name} texts={section} />
    </TitledSection>
  );
}

type EventsProps = Pick<TaproomSummary, 'slug' | 'name'> & { texts: Texts };

function Events({ slug, name, texts }: EventsProps) {
  const { data: events = [], isPending } = useQuery(taproomEventQuery(name));
  if (isPending) return <EventRowSkeletons />;
  if (events.length === 0) return <NoEvents texts={texts} slug={slug} />;
  return (
    <>
      <EventRows events={events} />
      <div className="mt-10">
        <ButtonLink href="/events" variant="outline">
          {texts.actionLabel}
        </ButtonLink>
      </div>
    </>
  );
}
