import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Location } from '@domain/location/location';
import { messages } from '@domain/http/messages';
import { useState } from 'react';
import { contentMutations } from '../../../api/content';
import { latestLocation } from '../../api/content';
import { refusalMessage } from '../../kit/failure';
import { problemOf, showServerErrors } from '../../kit/form-errors';
import { withTyped } from '../../kit/merge';
import { toast } from '../../kit/toast';
import { useConflict } from '../../kit/use-conflict';
import { atFields, bodyOf, valuesOf, type LocationFormApi, type LocationValues } from './location-values';

type SaveLocation = { form: LocationFormApi; base: Location; setBase: (location: Location) => void };

const failed = 'Failed to save content. Please try again.';

/** Saves, and sorts what can go wrong: wrong fields, no answer, somebody who was faster. */
export function useSaveLocation({ form, base, setBase }: SaveLocation) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);

  const saving = useMutation({
    ...contentMutations.saveLocation,
    onSuccess: () => void toast.success('Content saved successfully!'),
    onError: (error) => conflict.handleError(error),
  });

  const explain = (error: unknown) => {
    toast.error(refusalMessage(error, failed));
    showServerErrors(form, error, atFields);
  };

  const save = (values: LocationValues, from = base) => {
    if (saving.isPending) return;
    setProblem(null);
    saving.mutate(
      { location: from.location, content: { ...bodyOf(values), updatedAt: from.updatedAt } },
      {
        onSuccess: ({ content }) => conflict.take(withTyped(values, form.getValues(), valuesOf(content)), content),
      },
    );
  };

  const conflict = useConflict({
    form,
    base,
    setBase,
    valuesOf,
    fetchLatest: ({ location }) => latestLocation(queryClient, location),
    onFailure: explain,
    save,
  });

  return {
    ...saving,
    save: (values: LocationValues) => save(values),
    problem: problemOf(form, problem, messages.fixErrors),
    setProblem,
    conflict: conflict.dialog,
  };
}
