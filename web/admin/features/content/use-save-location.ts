import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Location } from '@domain/location/location';
import { messages } from '@domain/shared/messages';
import { useState } from 'react';
import { contentMutations, fetchLatestLocation } from '../../api/content';
import { toast } from '../../components/toast';
import { useConflict } from '../../hooks/use-conflict';
import { clientErrorMessage } from '../../lib/error-message';
import { visibleError, showServerErrors } from '../../lib/form-errors';
import { rebaseEdits } from '../../lib/merge';
import {
  mapFieldPaths,
  toRequestBody,
  toFormValues,
  type LocationFormApi,
  type LocationFormValues,
} from './location-form-values';

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
    toast.error(clientErrorMessage(error, failed));
    showServerErrors(form, error, mapFieldPaths);
  };

  const save = (values: LocationFormValues, from = base) => {
    if (saving.isPending) return;
    setProblem(null);
    saving.mutate(
      { location: from.location, content: { ...toRequestBody(values), updatedAt: from.updatedAt } },
      {
        onSuccess: ({ content }) =>
          conflict.take(rebaseEdits(values, form.getValues(), toFormValues(content)), content),
      },
    );
  };

  const conflict = useConflict({
    form,
    base,
    setBase,
    valuesOf: toFormValues,
    fetchLatest: ({ location }) => fetchLatestLocation(queryClient, location),
    onFailure: explain,
    save,
  });

  return {
    ...saving,
    save: (values: LocationFormValues) => save(values),
    problem: visibleError(form, problem, messages.fixErrors),
    setProblem,
    conflict: conflict.dialog,
  };
}
