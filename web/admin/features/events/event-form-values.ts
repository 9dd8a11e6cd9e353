/** Values of the event form, mapped from an event and to the request body. */
import type { UseFormReturnType } from '@mantine/form';
import { useTimeout } from '@mantine/hooks';
import { categoryLabel } from '@domain/event/category';
import { everyTaproom, eventCategories, eventStatuses, statusLabels, type SeriesScope } from '@domain/event/constants';
import { copyEvent } from '@domain/event/copy';
import type { Event } from '@domain/event/schema';
import { eventInput, type EventInput } from '@domain/event/input';
import { nextDate } from '@domain/event/recurrence';
import { messages } from '@domain/shared/messages';
import type { StaffTaproom } from '@domain/taproom/schema';
import { addDays } from '@domain/time/plain-date';
import { ApiError } from '../../../api/client';
import { duplicateEvent, eventApi, updateEvent } from '../../api/events';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { useNewPhotosUpload } from '../../hooks/use-upload';
import { clientErrorMessage } from '../../lib/error-message';
import { pluralize } from '../../../domain/format';
import { renamePaths, validateWith } from '../../lib/form-errors';
import { isSame, type FieldLabels } from '../../lib/merge';
import { formatPhotos, toPhotoValue } from '../../lib/photo-order';

/** `''` while the field is empty. */
type NumberValue = number | string;

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

const toNumberValue = (value: number | null | undefined): NumberValue => value ?? '';

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
function toInitialValues({ event, source, startDate }: EventFormTarget): EventFormValues {
  if (event) return toFormValues(event);
  if (source && startDate) return toFormValues(copyEvent(source, startDate));
  return { ...toFormValues(null), startDate: startDate ?? '', endDate: startDate ?? '' };
}

/** `example.com/tickets` is a URL to people; any other text is left to the validation. */
const withScheme = (text: string) =>
  /^[^\s/:@]+\.[a-z]{2,}(?=[/:?#]|$)/i.test(text.trim()) ? `https://${text.trim()}` : text;

const withoutCurrency = (price: NumberValue) =>
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
const toRequestBody = (values: EventFormValues): EventInput => eventInput.parse(toInput(values));

const validateEvent = (values: EventFormValues) => mapFieldPaths(validateWith(eventInput)(toInput(values)));

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
const mapFieldPaths = renamePaths([/^tags\.\d+$/, 'tags']);

const closeDelayMs = 1_500;

const saveFailed = 'Failed to save event. Please try again.';

const uploadFailed = 'The event was created, but its photos were not uploaded. Please add them again.';

type SavedEvent = Event & { hasFailedUpload: boolean };
type EventFormOptions = {
  target: EventFormTarget;
  newPhotos: File[];
  scope: SeriesScope;
  onClose: (saved: SavedEvent) => void;
};

/**
 * A new event is created first, then `newPhotos` are uploaded. Calls `onClose` a moment after the save, so that the success
 * message can be read.
 */
export function useEventForm({ target, newPhotos, scope, onClose }: EventFormOptions) {
  const { event, source } = target;
  const { upload, uploadTo } = useNewPhotosUpload(eventApi.addImages, newPhotos);
  const { start: closeAfterDelay } = useTimeout(onClose, closeDelayMs);

  const save = async (values: EventFormValues, base: Event | null): Promise<SavedEvent> => {
    const { images, ...body } = toRequestBody(values);
    if (base) {
      // Other events keep their photos unless these have changed since the form was opened.
      const keepsPhotos = scope !== 'this' && isSame(values.images, toFormValues(event).images);
      const changes = { ...body, ...(keepsPhotos ? {} : { images }), updatedAt: base.updatedAt };
      const updated = await updateEvent(base._id, changes, scope);
      if (updated.others) toast.success(`${pluralize(updated.others, 'other event')} of the series changed as well`);
      return { ...updated.event, hasFailedUpload: false };
    }
    // A copy without photos doesn't depend on the original, which may have been deleted.
    const isCopy = source !== null && values.images.length > 0;
    const saved = isCopy ? await duplicateEvent(source._id, { ...body, images }) : await eventApi.create(body);
    return { ...saved, hasFailedUpload: await uploadTo(saved._id) };
  };

  const recordForm = useRecordForm<Event, EventFormValues, SavedEvent>({
    record: event,
    draft: { key: eventDraftKey, context: target },
    toFormValues,
    initialValues: event ? undefined : toInitialValues(target),
    validate: validateEvent,
    hasOtherChanges: newPhotos.length > 0,
    api: eventApi,
    save,
    onSaved: ({ hasFailedUpload }) => {
      if (hasFailedUpload) toast.error(uploadFailed);
    },
    onLeave: closeAfterDelay,
    failureText: (error) => getSaveErrorMessage(error, source),
    invalidText: messages.fixEventErrors,
    mapFieldPaths,
  });
  return { ...recordForm, upload };
}

function getSaveErrorMessage(error: unknown, source: Event | null): string {
  if (hasFieldErrors(error)) return messages.fixEventErrors;
  if (source && error instanceof ApiError && error.status === 404) {
    return `“${source.title}” was deleted, so its photos can no longer be copied. Remove the photos to save.`;
  }
  return clientErrorMessage(error, saveFailed);
}

const hasFieldErrors = (error: unknown) => error instanceof ApiError && error.status === 400 && error.errors.length > 0;

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
