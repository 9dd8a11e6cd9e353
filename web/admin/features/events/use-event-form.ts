import { useTimeout } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { messages } from '@domain/shared/messages';
import { ApiError } from '../../../api/client';
import { eventMutations, fetchLatestEvent, invalidateEvents } from '../../api/events';
import { useRecordForm } from '../../hooks/use-record-form';
import { clientErrorMessage } from '../../lib/error-message';
import {
  mapFieldPaths,
  toFormValues,
  toRequestBody,
  validateEvent,
  type EventFormTarget,
  type EventFormValues,
} from './event-form-values';

/** staff-admin.md §9 */
const closeDelayMs = 1_500;

const saveFailed = 'Failed to save event. Please try again.';

type EventFormOptions = Pick<EventFormTarget, 'event' | 'template'> & { onClose: () => void };

/** Calls `onClose` a moment after the save, so that the success message can be read. */
export function useEventForm({ event, template, onClose }: EventFormOptions) {
  const queryClient = useQueryClient();
  const create = useMutation(eventMutations.create);
  const update = useMutation(eventMutations.update);
  const { start: closeAfterDelay } = useTimeout(onClose, closeDelayMs);

  const save = async (values: EventFormValues, base: Event | null) => {
    const { images, ...body } = toRequestBody(values);
    const { event: saved } = base
      ? await update.mutateAsync({ id: base._id, event: { ...body, images, updatedAt: base.updatedAt } })
      : await create.mutateAsync(body);
    return saved;
  };

  return useRecordForm<Event, EventFormValues>({
    record: event,
    toFormValues,
    // Images belong to one event and are not copied.
    initialValues: event ? undefined : { ...toFormValues(template), images: [] },
    validate: validateEvent,
    save,
    fetchLatest: ({ _id }) => fetchLatestEvent(queryClient, _id),
    onSaved: () => void invalidateEvents(queryClient),
    onLeave: closeAfterDelay,
    getErrorMessage: (error) =>
      hasFieldErrors(error) ? messages.fixEventErrors : clientErrorMessage(error, saveFailed),
    errorPlacement: 'form',
    invalidText: messages.fixEventErrors,
    mapFieldPaths,
  });
}

const hasFieldErrors = (error: unknown) => error instanceof ApiError && error.status === 400 && error.errors.length > 0;
