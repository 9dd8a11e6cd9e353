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
  toInitialValues,
  eventDraftKey,
  toRequestBody,
  validateEvent,
  type EventFormTarget,
  type EventFormValues,
} from './event-form-values';

const closeDelayMs = 1_500;

const saveFailed = 'Failed to save event. Please try again.';

type EventFormOptions = { target: EventFormTarget; onClose: (saved: Event) => void };

/** Calls `onClose` a moment after the save, so that the success message can be read. */
export function useEventForm({ target, onClose }: EventFormOptions) {
  const { event, source } = target;
  const queryClient = useQueryClient();
  const create = useMutation(eventMutations.create);
  const duplicate = useMutation(eventMutations.duplicate);
  const update = useMutation(eventMutations.update);
  const { start: closeAfterDelay } = useTimeout(onClose, closeDelayMs);

  const save = async (values: EventFormValues, base: Event | null) => {
    const { images, ...body } = toRequestBody(values);
    if (base) {
      return (await update.mutateAsync({ id: base._id, event: { ...body, images, updatedAt: base.updatedAt } })).event;
    }
    // Without photos, the copy doesn't depend on the original, which may have been deleted.
    const isCopy = source !== null && values.images.length > 0;
    const { event: saved } = isCopy
      ? await duplicate.mutateAsync({ sourceId: source._id, event: { ...body, images } })
      : await create.mutateAsync(body);
    return saved;
  };

  return useRecordForm<Event, EventFormValues>({
    record: event,
    draft: { key: eventDraftKey, context: target },
    toFormValues,
    initialValues: event ? undefined : toInitialValues(target),
    validate: validateEvent,
    save,
    fetchLatest: ({ _id }) => fetchLatestEvent(queryClient, _id),
    onSaved: () => void invalidateEvents(queryClient),
    onLeave: closeAfterDelay,
    getErrorMessage: (error) => getSaveErrorMessage(error, source),
    errorPlacement: 'form',
    invalidText: messages.fixEventErrors,
    mapFieldPaths,
  });
}

function getSaveErrorMessage(error: unknown, source: Event | null): string {
  if (hasFieldErrors(error)) return messages.fixEventErrors;
  if (source && error instanceof ApiError && error.status === 404) {
    return `“${source.title}” was deleted, so its photos can no longer be copied. Remove the photos to save.`;
  }
  return clientErrorMessage(error, saveFailed);
}

const hasFieldErrors = (error: unknown) => error instanceof ApiError && error.status === 400 && error.errors.length > 0;
