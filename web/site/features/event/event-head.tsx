import { formatEventTime } from '../../../domain/event';
import type { Event } from '@domain/event/event';
import { eventPath } from '@domain/event/slug';
import { fillTemplate, truncate } from '../../../domain/page-text';
import type { PageOf } from '@domain/page/pages';
import { eventTaproomLabel } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { breadcrumbs } from '../../seo/breadcrumbs';
import { eventJsonLd, useEventJsonLdContext } from '../../seo/event-json-ld';
import { Head } from '../../seo/head';
import { sitePhoto } from '../../shared/page/site-photo';
import { useLinkLabel } from '../../shared/use-link-label';
import { useSite } from '../../site-context';
import { eventImage } from './event-image';
import { isCancelled } from './event-state';
import { useEventDate } from './use-event-date';

const maxDescriptionLength = 200;

/** Title and description are templates of the content. */
export function EventHead({ texts: { title, seo }, event }: { texts: PageOf<'event'>; event: Event }) {
  const { publicUrl, taprooms } = useSite();
  const jsonLdContext = useEventJsonLdContext();
  const listLabel = useLinkLabel('/events', 'Events');
  const values = toPlaceholders(event, useEventDate(event), taprooms);
  return (
    <Head
      title={`${isCancelled(event) ? 'Cancelled: ' : ''}${fillTemplate(seo.title, values)}`}
      description={truncate(fillTemplate(seo.description, values), maxDescriptionLength)}
      image={seo.image && event.images.length === 0 ? sitePhoto(seo.image) : eventImage(event)}
      type="article"
      path={eventPath(event)}
      jsonLd={[
        eventJsonLd(event, jsonLdContext),
        breadcrumbs(
          publicUrl,
          { name: listLabel, path: '/events' },
          { name: fillTemplate(title, values), path: eventPath(event) },
        ),
      ]}
    />
  );
}

const toPlaceholders = (event: Event, date: string, taprooms: readonly TaproomSummary[]) => ({
  event: event.title,
  date,
  facts: [date, formatEventTime(event), event.location ?? eventTaproomLabel(event.tapRoom, taprooms)]
    .filter(Boolean)
    .join(', '),
  description: event.description?.trim(),
});
