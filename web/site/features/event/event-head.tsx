import { formatEventDate, formatEventTime } from '@domain/event/display';
import type { Event } from '@domain/event/event';
import { eventPath } from '@domain/event/slug';
import { eventTaproomLabel } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { breadcrumbs } from '../../seo/breadcrumbs';
import { eventJsonLd, useEventJsonLdContext } from '../../seo/event-json-ld';
import { Head } from '../../seo/head';
import { useNow, useSite } from '../../site-context';
import { eventImage } from './event-image';
import { isCancelled } from './event-state';

const maxDescriptionLength = 200;

export function EventHead({ event }: { event: Event }) {
  const { publicUrl, taprooms } = useSite();
  const now = useNow();
  const jsonLdContext = useEventJsonLdContext();
  const date = formatEventDate(event, now);
  return (
    <Head
      // With the date, because an event can take place every week.
      title={`${isCancelled(event) ? 'Cancelled: ' : ''}${event.title}, ${date}`}
      description={metaDescription(event, date, taprooms)}
      image={eventImage(event)}
      type="article"
      path={eventPath(event)}
      jsonLd={[
        eventJsonLd(event, jsonLdContext),
        breadcrumbs(publicUrl, { name: 'Events', path: '/events' }, { name: event.title, path: eventPath(event) }),
      ]}
    />
  );
}

function metaDescription(event: Event, date: string, taprooms: readonly TaproomSummary[]) {
  const facts = [date, formatEventTime(event), event.location ?? eventTaproomLabel(event.tapRoom, taprooms)]
    .filter(Boolean)
    .join(', ');
  const text = [facts, event.description?.replaceAll(/\s+/g, ' ')].filter(Boolean).join('. ');
  return text.length > maxDescriptionLength ? `${text.slice(0, maxDescriptionLength - 1).trimEnd()}…` : text;
}
