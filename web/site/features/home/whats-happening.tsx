import { useQuery } from '@tanstack/react-query';
import { eventQueries } from '../../../api/events';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { Eyebrow } from '../../../ui/eyebrow';
import { Spinner } from '../../../ui/spinner';
import { EventPreview } from './event-preview';

/** visitor-site.md §9. */
export const homeEventFilter = { limit: 3 };

/** 'What's Happening': the next three events; a failure shows the empty state (visitor-site.md §8). */
export function WhatsHappening() {
  return (
    <section aria-labelledby="whats-happening" className="bg-char py-16 md:py-28">
      <Container width="wide">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <div>
            <Eyebrow>At the taprooms</Eyebrow>
            <h2 id="whats-happening" className="mt-4 text-title">
              What&apos;s Happening
            </h2>
          </div>
          <ButtonLink href="/events" variant="outline">
            View All Events
          </ButtonLink>
        </div>
        <div className="mt-10 md:mt-14">
          <UpcomingEvents />
        </div>
      </Container>
    </section>
  );
}

function UpcomingEvents() {
  const { data: events = [], isPending } = useQuery(eventQueries.upcoming(homeEventFilter));
  if (isPending) return <Spinner label="Loading events…" />;
  if (events.length === 0)
    return (
      <div className="border-y border-line py-14">
        <h3 className="text-heading">No Upcoming Events</h3>
        <p className="mt-3 text-lead text-smoke">The taps are open as always, seven days a week.</p>
      </div>
    );
  return (
    <ul className="border-t border-line">
      {events.map((event) => (
        <li key={event._id} className="border-b border-line">
          <EventPreview event={event} />
        </li>
      ))}
    </ul>
  );
}
