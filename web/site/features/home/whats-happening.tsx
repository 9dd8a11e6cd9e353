import { useQuery } from '@tanstack/react-query';
import type { nextEvents } from '@domain/page/components/home';
import type { SectionOf } from '@domain/page/definition';
import { eventQueries } from '../../../api/events';
import { Container } from '../../../ui/container';
import { Eyebrow } from '../../../ui/eyebrow';
import { Spinner } from '../../../ui/spinner';
import { ActionLink } from '../../shared/composed/action-link';
import { EventPreview } from './event-preview';

export const homeEventFilter = { limit: 3 };

/** The next three events; a failure shows the empty state. */
export function WhatsHappening({ section }: { section: SectionOf<typeof nextEvents> }) {
  const { eyebrow, heading, actionLabel, actionHref } = section;
  return (
    <section aria-labelledby="whats-happening" className="bg-char py-16 md:py-28">
      <Container width="wide">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <div>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h2 id="whats-happening" className="mt-4 text-title">
              {heading}
            </h2>
          </div>
          <ActionLink label={actionLabel} href={actionHref} variant="outline" />
        </div>
        <div className="mt-10 md:mt-14">
          <UpcomingEvents section={section} />
        </div>
      </Container>
    </section>
  );
}

function UpcomingEvents({ section }: { section: SectionOf<typeof nextEvents> }) {
  const { data: events = [], isPending } = useQuery(eventQueries.upcoming(homeEventFilter));
  if (isPending) return <Spinner label="Loading events…" />;
  if (events.length === 0)
    return (
      <div className="border-y border-line py-14">
        <h3 className="text-heading">{section.emptyHeading}</h3>
        <p className="mt-3 text-lead text-smoke">{section.emptyText}</p>
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
