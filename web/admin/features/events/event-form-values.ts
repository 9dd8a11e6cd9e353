/** What the event form holds, where it comes from and what is sent. */
import type { Event, EventCategory, EventStatus, TapRoom } from '@domain/event/event';
import { eventInput, type EventInput } from '@domain/event/input';
import type { UseFormReturnType } from '@mantine/form';
import { validateWith } from '../../lib/form-errors';
import { photoValue, type PhotoValue } from '../../lib/photo-order';

/** An empty number field holds ''. */
type NumberValue = number | string;

export type EventFormValues = {
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
  copiedFrom: string | null;
};

export const newEvent: EventFormTarget = { event: null, template: null, copiedFrom: null };

export type EventFormApi = UseFormReturnType<EventFormValues>;

/** `null` opens an empty form. */
export function toFormValues(event: Event | null): EventFormValues {
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

const splitTags = (values: EventFormValues) => ({ ...values, tags: values.tags.split(',') });

/** What is sent; the form has been checked before. */
export const toRequestBody = (values: EventFormValues): EventInput => eventInput.parse(splitTags(values));

/** The domain's rules and words; what is wrong with one tag is said at the one field they share. */
export const validateEvent = (values: EventFormValues) => mapFieldPaths(validateWith(eventInput)(splitTags(values)));

export const mapFieldPaths = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.replace(/^tags\.\d+$/, 'tags'), message]));

export const isSameEvent = (one: EventFormValues, other: EventFormValues) =>
  JSON.stringify(one) === JSON.stringify(other);
