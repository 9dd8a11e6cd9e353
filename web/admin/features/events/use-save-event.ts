import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { messages } from '@domain/shared/messages';
import { useState } from 'react';
import { ApiError } from '../../../api/client';
import { eventMutations, fetchLatestEvent, invalidateEvents } from '../../api/events';
import { useConflict } from '../../hooks/use-conflict';
import { clientErrorMessage } from '../../lib/error-message';
import { visibleError, showServerErrors } from '../../lib/form-errors';
import {
  mapFieldPaths,
  toRequestBody,
  toFormValues,
  type EventFormApi,
  type EventFormValues,
} from './event-form-values';

export type Notice = { kind: 'error' | 'success' | 'info'; text: string };

type SaveEvent = { form: EventFormApi; base: Event | null; setBase: (event: Event) => void };

const failed = 'Failed to save event. Please try again.';

/** Saves, and sorts what can go wrong: wrong fields, no answer, somebody who was faster. */
export function useSaveEvent({ form, base, setBase }: SaveEvent) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const create = useMutation(eventMutations.create);
  const update = useMutation(eventMutations.update);

  const saving = useMutation({
    mutationFn: async ({ values, from }: { values: EventFormValues; from: Event | null }) => {
      const { images, ...event } = toRequestBody(values);
      if (!from) return create.mutateAsync(event);
      return update.mutateAsync({ id: from._id, event: { ...event, images, updatedAt: from.updatedAt } });
    },
    onSuccess: () => void invalidateEvents(queryClient),
    onError: (error) => conflict.handleError(error),
  });

  const explain = (error: unknown) => {
    const isAboutFields = error instanceof ApiError && error.status === 400 && error.errors.length > 0;
    setProblem(isAboutFields ? messages.fixEventErrors : clientErrorMessage(error, failed));
    showServerErrors(form, error, mapFieldPaths);
  };

  const save = (values: EventFormValues, from = base) => {
    if (saving.isPending || saving.isSuccess) return;
    setProblem(null);
    saving.mutate({ values, from });
  };

  const conflict = useConflict({
    form,
    base,
    setBase,
    valuesOf: toFormValues,
    fetchLatest: ({ _id }) => fetchLatestEvent(queryClient, _id),
    onFailure: explain,
    save,
  });

  return {
    ...saving,
    save: (values: EventFormValues) => save(values),
    setProblem,
    notice: noticeOf(visibleError(form, problem, messages.fixEventErrors), saving.isSuccess, base !== null),
    conflict: conflict.dialog,
  };
}

function noticeOf(problem: string | null, isSaved: boolean, isEdited: boolean): Notice | null {
  if (isSaved) return { kind: 'success', text: `Event ${isEdited ? 'updated' : 'created'} successfully!` };
  return problem === null ? null : { kind: 'error', text: problem };
}
