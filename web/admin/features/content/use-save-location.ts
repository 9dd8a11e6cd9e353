import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Location } from '@domain/location/location';
import { useState } from 'react';
import { ApiError } from '../../../api/client';
import { contentMutations } from '../../../api/content';
import { latestLocation } from '../../api/content';
import { isConflict, refusalMessage } from '../../kit/failure';
import { focusFirstError } from '../../kit/form-errors';
import { toast } from '../../kit/toast';
import { atFields, bodyOf, valuesOf, type LocationFormApi, type LocationValues } from './location-values';

type SaveLocation = { form: LocationFormApi; base: Location; setBase: (location: Location) => void };

const failed = 'Failed to save content. Please try again.';

/** Saves, and sorts what can go wrong: wrong fields, no answer, somebody who was faster. */
export function useSaveLocation({ form, base, setBase }: SaveLocation) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<Location | null>(null);

  const saving = useMutation({
    ...contentMutations.saveLocation,
    onSuccess: ({ content }) => {
      toast.success('Content saved successfully!');
      take(valuesOf(content), content);
    },
    onError: (error) => (isConflict(error) ? loadTheirs() : explain(error)),
  });

  const loadTheirs = async () => {
    try {
      setTheirs(await latestLocation(queryClient, base.location));
    } catch (error) {
      explain(error);
    }
  };

  const explain = (error: unknown) => {
    const issues = error instanceof ApiError ? error.errors : [];
    const errors = atFields(Object.fromEntries(issues.map(({ path, msg }) => [path, msg])));
    toast.error(refusalMessage(error, failed));
    form.setErrors(errors);
    focusFirstError(form, errors);
  };

  const save = (values: LocationValues, from = base) => {
    if (saving.isPending) return;
    setProblem(null);
    saving.mutate({ location: from.location, content: { ...bodyOf(values), updatedAt: from.updatedAt } });
  };

  const take = (values: LocationValues, latest: Location) => {
    form.setValues(values);
    setBase(latest);
    setTheirs(null);
  };

  return {
    ...saving,
    save: (values: LocationValues) => save(values),
    problem,
    setProblem,
    conflict: {
      versions: theirs && { base: valuesOf(base), mine: form.values, theirs: valuesOf(theirs) },
      onCancel: () => setTheirs(null),
      onTakeTheirs: () => theirs && take(valuesOf(theirs), theirs),
      onSave: (merged: LocationValues) => {
        if (!theirs) return;
        take(merged, theirs);
        save(merged, theirs);
      },
    },
  };
}
