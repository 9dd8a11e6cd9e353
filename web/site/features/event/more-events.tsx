import { useQuery } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { eventFilterPath } from '../../../domain/event';
import type { moreEvents } from '@domain/page/pages/event';
import type { SectionOf } from '@domain/page/definition';
import { fillIn } from '@domain/page/fill-in';
import { taproomPlaceholders } from '../../../domain/taproom-placeholders';
import { eventQueries } from '../../../api/events';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { EventTiles } from './event-tile';

const shownCount = 3;

/** One more than are shown: the event itself is left out. Also prefetched by the page's loader. */
export const moreEventsQuery = ({ tapRoom }: Pick<Event, 'tapRoom'>) =>
  eventQueries.upcoming({
    tapRoom: tapRoom === 'All' ? undefined : tapRoom,
    limit: shownCount + 1,
  });

type MoreEventsProps = { section: SectionOf<typeof moreEvents>; event: Event };

/** The next events at the same taproom. */
export function MoreEvents({ section, event }: MoreEventsProps) {
  const taprooms = useTaprooms();
  const { data: upcoming = [] } = useQuery(moreEventsQuery(event));
  const others = upcoming.filter((other) => other._id !== event._id).slice(0, shownCount);
  if (others.length === 0) return null;
  const taproom = taprooms.find(({ name }) => name === event.tapRoom);
  const title = taproom ? fillIn(section.taproomHeading, taproomPlaceholders(taproom)) : section.heading;
  return (
    <Section aria-labelledby="more-events" data-no-print>
      <Container width="wide">
        <h2 id="more-events" className="mb-10 text-title">
          {title}
        </h2>
        <EventTiles events={others} />
        <div className="mt-10">
          <ButtonLink href={eventFilterPath({ tapRoom: event.tapRoom, category: null }, taprooms)} variant="outline">
            {section.actionLabel}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
