/** What the event form holds, where it comes from and what is sent. */
import type { Event, EventCategory, EventStatus, TapRoom } from '@domain/event/event';
import { eventInput, type EventInput } from '@domain/event/input';
import type { UseFormReturnType } from '@mantine/form';
import { validateWith } from '../../kit/form-errors';
import { photoValue, type PhotoValue } from '../../kit/photo-order';

/** An empty number field holds ''. */
type NumberValue = number | string;

export type EventValues = {
  title: string;
  description: string;
  category: EventCategory;
  tapRoom: TapRoom;
  status: EventStatus;
  location: string;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  maxAttendees: NumberValue;
  currentAttendees: NumberValue;
  ticketPrice: NumberValue;
  ticketUrl: string;
  organizer: { name: string; email: string; phone: string };
  /** Entered comma-separated. */
  tags: string;
  socialLinks: { facebook: string; instagram: string; website: string };
  isPublic: boolean;
  isFeatured: boolean;
  images: PhotoValue[];
};

/** What a form is opened for. */
export type EventFormTarget = {
  /** The one that is edited; null for a new one. */
  event: Event | null;
  /** What the form is filled with. */
  template: Event | null;
  /** The title of the event that `template` repeats. */
  origin: string | null;
};

export const newEvent: EventFormTarget = { event: null, template: null, origin: null };

export type EventFormApi = UseFormReturnType<EventValues>;

/** `null` opens an empty form. */
export function valuesOf(event: Event | null): EventValues {
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    category: event?.category ?? 'other',
    tapRoom: event?.tapRoom ?? 'All',
    status: event?.status ?? 'draft',
    location: event?.location ?? '',
    startDate: event?.startDate ?? '',
    endDate: event?.endDate ?? '',
    startTime: event?.startTime ?? '',
    endTime: event?.endTime ?? '',
    maxAttendees: event?.maxAttendees ?? '',
    currentAttendees: event?.currentAttendees ?? '',
    ticketPrice: event?.ticketPrice ?? '',
    ticketUrl: event?.ticketUrl ?? '',
    organizer: {
      name: event?.organizer.name ?? '',
      email: event?.organizer.email ?? '',
      phone: event?.organizer.phone ?? '',
    },
    tags: (event?.tags ?? []).join(', '),
    socialLinks: {
      facebook: event?.socialLinks.facebook ?? '',
      instagram: event?.socialLinks.instagram ?? '',
      website: event?.socialLinks.website ?? '',
    },
    isPublic: event?.isPublic ?? true,
    isFeatured: event?.isFeatured ?? false,
    images: (event?.images ?? []).map(photoValue),
  };
}

const formOf = (values: EventValues) => ({ ...values, tags: values.tags.split(',') });

/** What is sent; the form has been checked before. */
export const bodyOf = (values: EventValues): EventInput => eventInput.parse(formOf(values));

/** The domain's rules and words; what is wrong with one tag is said at the one field they share. */
export const checkEvent = (values: EventValues) => atFields(validateWith(eventInput)(formOf(values)));

export const atFields = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.replace(/^tags\.\d+$/, 'tags'), message]));

export const isSameEvent = (one: EventValues, other: EventValues) => JSON.stringify(one) === JSON.stringify(other);
