import { categoryLabel } from '@domain/event/category';
import type { Event } from '@domain/event/event';
import { normalizeSchedule } from '@domain/event/schedule';
import { tapRoomLabel } from '@domain/event/taproom';
import { toPacificIso } from '@domain/time/pacific-iso';

type Context = { publicUrl: string; brewery: string };

/** Events with Pacific time offsets, or plain dates where no time is known. */
export const eventListJsonLd = (events: readonly Event[], { publicUrl, brewery }: Context) => ({
  '@type': 'ItemList',
  name: `Upcoming events at ${brewery}`,
  numberOfItems: events.length,
  itemListElement: events.map((event, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: eventJsonLd(event, { publicUrl, brewery }),
  })),
});

function eventJsonLd(event: Event, { publicUrl, brewery }: Context) {
  const { startDate, startTime, endDate, endTime } = normalizeSchedule(event);
  const name = event.tapRoom === 'All' ? brewery : `${brewery}, ${tapRoomLabel(event.tapRoom)}`;
  return {
    '@type': 'Event',
    name: event.title,
    url: `${publicUrl}/events#event-${event._id}`,
    startDate: startTime ? toPacificIso(startDate, startTime) : startDate,
    endDate: endTime ? toPacificIso(endDate, endTime) : endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    keywords: categoryLabel(event.category),
    ...(event.description && { description: event.description }),
    ...(event.images.length > 0 && { image: event.images.map(({ url }) => new URL(url, publicUrl).href) }),
    location: {
      '@type': 'Place',
      name,
      address: event.location ?? (event.tapRoom === 'All' ? 'Auburn, CA' : tapRoomLabel(event.tapRoom)),
    },
    organizer: { '@type': 'Organization', name: brewery, url: publicUrl },
    ...offer(event),
  };
}

/** An offer only for events with tickets for sale. */
function offer({ ticketPrice, ticketUrl }: Event) {
  if (!ticketPrice || !ticketUrl) return {};
  return { offers: { '@type': 'Offer', price: ticketPrice, priceCurrency: 'USD', url: ticketUrl } };
}
