/** Values of the event form, mapped from an event and to the request body. */
import type { UseFormReturnType } from '@mantine/form';
import { categoryLabel } from '@domain/event/category';
import { everyTaproom, eventCategories, eventStatuses, statusLabels } from '@domain/event/constants';
import { copyEvent } from '@domain/event/copy';
import type { Event } from '@domain/event/schema';
import { eventInput, type EventInput } from '@domain/event/input';
import { nextDate } from '@domain/event/recurrence';
import { messages } from '@domain/shared/messages';
import type { StaffTaproom } from '@domain/taproom/schema';
import { addDays } from '@domain/time/plain-date';
import { ApiError } from '../../../api/client';
import { toNumberValue } from '../../components/fields';
import { clientErrorMessage, hasFieldErrors } from '../../lib/error-message';
import { renamePaths, validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';
import { formatPhotos, toPhotoValue } from '../../lib/photo-order';

export type EventFormValues = ReturnType<typeof toFormValues>;

/** What the form is opened with. */
export type EventFormTarget = {
  /** The event to edit; null for a new one. */
  event: Event | null;
  /** The event that a new one is a copy of. */
  source: Event | null;
  /** The date of a new event; null if it is not chosen yet. */
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
export function toFormValues(event: Event | null) {
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    category: event?.category ?? ('other' as const),
    /** The name of a taproom, or `All`. */
    tapRoom: event?.tapRoom ?? 'All',
    status: event?.status ?? 'draft',
    location: event?.location ?? '',
    startDate: event?.startDate ?? '',
    endDate: event?.endDate ?? '',
    startTime: event?.startTime ?? '',
    endTime: event?.endTime ?? '',
    maxAttendees: toNumberValue(event?.maxAttendees),
    currentAttendees: toNumberValue(event?.currentAttendees),
    ticketPrice: toNumberValue(event?.ticketPrice),
    ticketUrl: event?.ticketUrl ?? '',
    organizer: {
      name: event?.organizer.name ?? '',
      email: event?.organizer.email ?? '',
      phone: event?.organizer.phone ?? '',
    },
    /** Comma-separated. */
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

/** `example.com/tickets` is a URL to people; any other text is left to the validation. */
const withScheme = (text: string) =>
  /^[^\s/:@]+\.[a-z]{2,}(?=[/:?#]|$)/i.test(text.trim()) ? `https://${text.trim()}` : text;

const withoutCurrency = (price: number | string) =>
  typeof price === 'string' ? price.trim().replace(/^(?:US)?\$\s*|\s*(?:USD|\$)$/gi, '') : price;

/** Values as people write them become those of the request. */
const toInput = ({ socialLinks: { facebook, instagram, website }, ...values }: EventFormValues) => ({
  ...values,
  ticketPrice: withoutCurrency(values.ticketPrice),
  ticketUrl: withScheme(values.ticketUrl),
  socialLinks: { facebook: withScheme(facebook), instagram: withScheme(instagram), website: withScheme(website) },
  tags: values.tags.split(','),
});

/** Throws when `values` are invalid: validate first. */
export const toRequestBody = (values: EventFormValues): EventInput => eventInput.parse(toInput(values));

export const validateEvent = (values: EventFormValues) => mapFieldPaths(validateWith(eventInput)(toInput(values)));

type Times = Pick<EventFormValues, 'startDate' | 'startTime' | 'endTime'>;

/** Whether an end time is on the next day, unless the user chooses an end date: from 8 PM to 1 AM. */
export const endsNextDay = ({ startTime, endTime }: Times) => endTime !== '' && endTime < startTime;

/** The end date that follows from the other values. */
export const getImpliedEndDate = (times: Times) =>
  times.startDate !== '' && endsNextDay(times) ? addDays(times.startDate, 1) : times.startDate;

/** The location of a new event at a taproom: `Auburn taproom`. */
export const getDefaultLocation = (tapRoom: string) => {
  if (tapRoom === everyTaproom) return '';
  return /taproom/i.test(tapRoom) ? tapRoom : `${tapRoom} taproom`;
};

/** Errors of single tags (`tags.2`) belong to the one `tags` field. */
export const mapFieldPaths = renamePaths([/^tags\.\d+$/, 'tags']);

export function getSaveErrorMessage(error: unknown, source: Event | null): string {
  if (hasFieldErrors(error)) return messages.fixEventErrors;
  if (source && error instanceof ApiError && error.status === 404) {
    return `“${source.title}” was deleted, so its photos can no longer be copied. Remove the photos to save.`;
  }
  return clientErrorMessage(error, 'Failed to save event. Please try again.');
}

/** Labels in the dialog about a conflict. */
export const eventLabels: FieldLabels<EventFormValues> = {
  category: { format: categoryLabel },
  tapRoom: 'Taproom',
  status: { format: (status) => statusLabels[status] },
  ticketUrl: 'Ticket URL',
  images: { format: formatPhotos },
};

/** Select options for events, in the order and with the labels of the domain. */

export const categoryOptions = eventCategories.map((value) => ({ value, label: categoryLabel(value) }));
export const statusOptions = eventStatuses.map((value) => ({ value, label: statusLabels[value] }));

/** `All`, then the taprooms by name. `current` is offered even if its taproom is not known. */
export function tapRoomOptions(taprooms: readonly Pick<StaffTaproom, 'name' | 'isActive'>[], current: string | null) {
  const options = taprooms.map(({ name, isActive }) => ({ value: name, label: isActive ? name : `${name} (hidden)` }));
  const isListed = current === null || current === 'All' || options.some(({ value }) => value === current);
  return [{ value: 'All', label: 'All' }, ...options, ...(isListed ? [] : [{ value: current, label: current }])];
}
