/** Values of the event form, mapped from an event and to the request body. */
import type { EventCategory, EventStatus } from '@domain/event/constants';
import { copyEvent } from '@domain/event/copy';
import type { Event } from '@domain/event/event';
import { eventInput, type EventInput } from '@domain/event/input';
import { nextDate } from '@domain/event/recurrence';
import type { UseFormReturnType } from '@mantine/form';
import { validateWith } from '../../lib/form-errors';
import { toPhotoValue, type PhotoValue } from '../../lib/photo-order';

/** `''` while the field is empty. */
type NumberValue = number | string;

export type EventFormValues = {
  title: string;
  description: string;
  category: EventCategory;
  /** The name of a taproom, or `All`. */
  tapRoom: string;
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
  /** Comma-separated. */
  tags: string;
  socialLinks: { facebook: string; instagram: string; website: string };
  isPublic: boolean;
  isFeatured: boolean;
  images: PhotoValue[];
};

/** What the form is opened with. */
export type EventFormTarget = {
  /** The event to edit; null for a new one. */
  event: Event | null;
  /** The event that a new one is a copy of. */
  source: Event | null;
  /** Of a new event; null if it is not chosen yet. */
  startDate: string | null;
};

/** Only one event form is open at a time; its target is the context of the draft. */
export const eventDraftKey = 'event';

const emptyTarget: EventFormTarget = { event: null, source: null, startDate: null };

export const newEventTarget = (startDate: string | null = null): EventFormTarget => ({ ...emptyTarget, startDate });
export const editTarget = (event: Event): EventFormTarget => ({ ...emptyTarget, event });
/** `today` is local to the event. */
export const copyTarget = (source: Event, today: string): EventFormTarget => ({
  ...emptyTarget,
  source,
  startDate: nextDate(source, today),
});

export type EventFormApi = UseFormReturnType<EventFormValues>;

/** `null` returns the defaults of a new event. */
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
    images: (event?.images ?? []).map(toPhotoValue),
  };
}

/** The values that the form starts with. */
export function toInitialValues({ event, source, startDate }: EventFormTarget): EventFormValues {
  if (event) return toFormValues(event);
  if (source && startDate) return toFormValues(copyEvent(source, startDate));
  return { ...toFormValues(null), startDate: startDate ?? '', endDate: startDate ?? '' };
}

const splitTags = (values: EventFormValues) => ({ ...values, tags: values.tags.split(',') });

/** Throws when `values` are invalid: validate first. */
export const toRequestBody = (values: EventFormValues): EventInput => eventInput.parse(splitTags(values));

export const validateEvent = (values: EventFormValues) => mapFieldPaths(validateWith(eventInput)(splitTags(values)));

/** Errors of single tags (`tags.2`) belong to the one `tags` field. */
export const mapFieldPaths = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.replace(/^tags\.\d+$/, 'tags'), message]));
