import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import { messages } from '@domain/shared/messages';
import { useState } from 'react';
import { ApiError } from '../../../api/client';
import { beerMutations, fetchLatestBeer, invalidateBeers } from '../../api/beers';
import { toast } from '../../components/toast';
import { useConflict } from '../../hooks/use-conflict';
import { useUpload } from '../../hooks/use-upload';
import { errorMessage } from '../../lib/error-message';
import { visibleError, showServerErrors } from '../../lib/form-errors';
import { navigate } from '../../shell/navigation';
import type { Route } from '../../shell/route';
import { toRequestBody, toFormValues, type BeerFormApi, type BeerFormValues } from './beer-form-values';

type SaveBeer = {
  form: BeerFormApi;
  base: Beer | null;
  setBase: (beer: Beer) => void;
  newPhotos: File[];
};

const failed = 'Failed to save beer. Please try again.';
const uploadFailed = 'The beer was created, but its photos were not uploaded. Please add them again.';

/** Saves, and sorts what can go wrong: wrong fields, a taken address, somebody who was faster. */
export function useSaveBeer({ form, base, setBase, newPhotos }: SaveBeer) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useUpload(beerMutations.addImages);
  const create = useMutation(beerMutations.create);
  const update = useMutation(beerMutations.update);

  const saving = useMutation({
    mutationFn: async ({ values, from }: { values: BeerFormValues; from: Beer | null }): Promise<Route> => {
      const { images, ...beer } = toRequestBody(values);
      if (from) {
        await update.mutateAsync({ id: from._id, beer: { ...beer, images, updatedAt: from.updatedAt } });
        return { page: 'beers' };
      }
      const created = await create.mutateAsync(beer);
      const isComplete = newPhotos.length === 0 || (await addPhotos(created.beer._id));
      return isComplete ? { page: 'beers' } : { page: 'beers-edit', id: created.beer._id };
    },
    onSuccess: (place) => {
      if (place.page === 'beers') toast.success(`Beer ${base ? 'updated' : 'created'} successfully!`);
      else toast.error(uploadFailed);
      void invalidateBeers(queryClient);
    },
    onError: (error) => conflict.handleError(error),
  });

  const addPhotos = (id: string) =>
    upload.mutateAsync({ id, files: newPhotos }).then(
      () => true,
      () => false,
    );

  const explain = (error: unknown) => {
    setProblem(errorMessage(error, failed, failed));
    showServerErrors(form, error);
    if (!(error instanceof ApiError) || error.message !== messages.slugTaken) return;
    form.setFieldError('slug', error.message);
    form.getInputNode('slug')?.focus();
  };

  const goOn = (place: Route) => void navigate(place, { isSaved: true, isReplacement: place.page !== 'beers' });

  const save = (values: BeerFormValues, from = base) => {
    if (saving.isPending) return;
    setProblem(null);
    // Who has left the form meanwhile stays where they are.
    saving.mutate({ values, from }, { onSuccess: goOn });
  };

  const conflict = useConflict({
    form,
    base,
    setBase,
    valuesOf: toFormValues,
    fetchLatest: ({ _id }) => fetchLatestBeer(queryClient, _id),
    onFailure: explain,
    save,
  });

  return {
    ...saving,
    save: (values: BeerFormValues) => save(values),
    problem: visibleError(form, problem, messages.fixErrors),
    setProblem,
    upload,
    conflict: conflict.dialog,
  };
}
