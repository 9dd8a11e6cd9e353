import { categoryLabel, isPublicCategory } from '@domain/event/category';
import type { Event } from '@domain/event/schema';
import { getEventPlaces, type EventPlace } from '../../domain/event';
import { getEndInstant, getStartInstant, normalizeSchedule } from '@domain/event/schedule';
import { eventPath } from '@domain/event/slug';
import { parseUsAddress } from '../../domain/us-address';
import { findEventTimeZone } from '@domain/event/time-zone';
import { toZonedIso } from '@domain/time/zone';
import { photos } from '../assets/images';
import type { SiteConfig } from '../site-context';
import { toListItems } from './head';
import { absoluteImageUrl, postalAddress, breweryId } from './taproom-json-ld';

type Site = Pick<SiteConfig, 'publicUrl' | 'brand' | 'taprooms' | 'timeZone'>;

export const eventListJsonLd = (events: readonly Event[], site: Site) => ({
  '@type': 'ItemList',
  name: `Upcoming events at ${site.brand.name}`,
  numberOfItems: events.length,
  itemListElement: toListItems(events.map((event) => ({ item: eventJsonLd(event, site) }))),
});

const eventUrl = (event: Event, publicUrl: string) => publicUrl + eventPath(event);

/** An event with the offsets of its time zone, or plain dates where no time is known. */
export function eventJsonLd(event: Event, site: Site) {
  const { publicUrl, brand } = site;
  const { startDate, startTime, endDate, endTime } = normalizeSchedule(event);
  const timeZone = findEventTimeZone(event, site);
  return {
    '@type': 'Event',
    name: event.title,
    url: eventUrl(event, publicUrl),
    startDate: startTime ? toZonedIso(timeZone, getStartInstant(event, timeZone)) : startDate,
    endDate: endTime ? toZonedIso(timeZone, getEndInstant(event, timeZone)) : endDate,
    eventStatus: `https://schema.org/${event.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(isPublicCategory(event.category) && { keywords: categoryLabel(event.category) }),
    ...(event.description && { description: event.description }),
    image: eventImages(event, publicUrl),
    location: eventLocation(event, site),
    organizer: event.organizer.name
      ? { '@type': 'Organization', name: event.organizer.name }
      : { '@type': 'Organization', '@id': breweryId(publicUrl), name: brand.name, url: publicUrl },
    ...(event.maxAttendees && { maximumAttendeeCapacity: event.maxAttendees }),
    ...offer(event, publicUrl),
  };
}

/** The primary image first; the placeholder if there is none. */
function eventImages({ images }: Event, publicUrl: string): string[] {
  const shown = images.length > 0 ? images : [photos.eventPlaceholder];
  return shown.map(({ url }) => absoluteImageUrl(url, publicUrl));
}

function eventLocation(event: Event, { brand, taprooms }: Site) {
  const taproomPlaces = taprooms.map(({ name, contact }) => ({
    taproom: name,
    name: `${brand.name}, ${name}`,
    address: contact.address,
  }));
  const places = getEventPlaces(event, taproomPlaces).map((place) => toPlace(place, taprooms));
  return places.length === 1 ? places[0] : places;
}

/** The address of another place is only known as text. */
function toPlace(place: EventPlace, taprooms: Site['taprooms']) {
  const { name } = place;
  const taproom = taprooms.find((each) => each.name === place.taproom);
  if (place.taproom && taproom) return { '@type': 'Place', name, address: postalAddress(place.address, taproom) };
  const isAddress = parseUsAddress(name) !== null;
  return { '@type': 'Place', name, address: isAddress ? postalAddress(name, { city: '', state: '' }) : name };
}

/** Present only for events with a price; nothing is invented about the others. */
function offer(event: Event, publicUrl: string) {
  const { ticketPrice, ticketUrl, createdAt } = event;
  if (ticketPrice === 0) return { isAccessibleForFree: true };
  if (!ticketPrice) return {};
  return {
    isAccessibleForFree: false,
    offers: {
      '@type': 'Offer',
      price: ticketPrice,
      priceCurrency: 'USD',
      availability: `https://schema.org/${isSoldOut(event) ? 'SoldOut' : 'InStock'}`,
      validFrom: createdAt,
      url: ticketUrl ?? eventUrl(event, publicUrl),
    },
  };
}

const isSoldOut = ({ maxAttendees, currentAttendees }: Event) =>
  Boolean(maxAttendees) && (currentAttendees ?? 0) >= (maxAttendees ?? 0);
