import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { messages } from '@domain/http/messages';
import { useState } from 'react';
import { eventMutations } from '../../../api/events';
import { ApiError } from '../../../api/client';
import { latestEvent, refreshEvents } from '../../api/events';
import { isConflict, refusalMessage } from '../../kit/failure';
import { showServerErrors } from '../../kit/form-errors';
import { bodyOf, valuesOf, type EventFormApi, type EventValues } from './event-values';

export type Notice = { kind: 'error' | 'success' | 'info'; text: string };

type SaveEvent = { form: EventFormApi; base: Event | null; setBase: (event: Event) => void };

const failed = 'Failed to save event. Please try again.';

/** Saves, and sorts what can go wrong: wrong fields, no answer, somebody who was faster. */
export function useSaveEvent({ form, base, setBase }: SaveEvent) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<Event | null>(null);
  const create = useMutation(eventMutations.create);
  const update = useMutation(eventMutations.update);

  const saving = useMutation({
    mutationFn: async ({ values, from }: { values: EventValues; from: Event | null }) => {
      const { images, ...event } = bodyOf(values);
      if (!from) return create.mutateAsync(event);
      return update.mutateAsync({ id: from._id, event: { ...event, images, updatedAt: from.updatedAt } });
    },
    onSuccess: () => void refreshEvents(queryClient),
    onError: (error) => (base && isConflict(error) ? loadTheirs(base) : explain(error)),
  });

  const loadTheirs = async ({ _id }: Event) => {
    try {
      setTheirs(await latestEvent(queryClient, _id));
    } catch (error) {
      explain(error);
    }
  };

  const explain = (error: unknown) => {
    const isAboutFields = error instanceof ApiError && error.status === 400;
    setProblem(isAboutFields ? messages.fixEventErrors : refusalMessage(error, failed));
    showServerErrors(form, error);
  };

  const save = (values: EventValues, from = base) => {
    if (saving.isPending || saving.isSuccess) return;
    setProblem(null);
    saving.mutate({ values, from });
  };

  const take = (values: EventValues, latest: Event) => {
    form.setValues(values);
    setBase(latest);
    setTheirs(null);
  };

  return {
    ...saving,
    save: (values: EventValues) => save(values),
    setProblem,
    notice: noticeOf(problem, saving.isSuccess, base !== null),
    conflict: {
      versions: base && theirs && { base: valuesOf(base), mine: form.values, theirs: valuesOf(theirs) },
      onCancel: () => setTheirs(null),
      onTakeTheirs: () => theirs && take(valuesOf(theirs), theirs),
      onSave: (merged: EventValues) => {
        if (!theirs) return;
        take(merged, theirs);
        save(merged, theirs);
      },
    },
  };
}

function noticeOf(problem: string | null, isSaved: boolean, isEdited: boolean): Notice | null {
  if (isSaved) return { kind: 'success', text: `Event ${isEdited ? 'updated' : 'created'} successfully!` };
  return problem === null ? null : { kind: 'error', text: problem };
}
