import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import { messages } from '@domain/shared/messages';
import { beerMutations, fetchLatestBeer, invalidateBeers } from '../../api/beers';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { useUpload } from '../../hooks/use-upload';
import { errorMessage } from '../../lib/error-message';
import { navigate } from '../../shell/navigation';
import { toFormValues, toRequestBody, validateBeer, type BeerFormValues } from './beer-form-values';

type SavedBeer = Beer & { hasFailedUpload: boolean };

const saveFailed = 'Failed to save beer. Please try again.';
const uploadFailed = 'The beer was created, but its photos were not uploaded. Please add them again.';

/** A new beer is created first, then `newPhotos` are uploaded; if that fails, its edit form opens. */
export function useBeerForm(beer: Beer | null, newPhotos: File[]) {
  const queryClient = useQueryClient();
  const create = useMutation(beerMutations.create);
  const update = useMutation(beerMutations.update);
  const upload = useUpload(beerMutations.addImages);

  const uploadNewPhotos = (id: string) =>
    upload.mutateAsync({ id, files: newPhotos }).then(
      () => true,
      () => false,
    );

  const save = async (values: BeerFormValues, base: Beer | null): Promise<SavedBeer> => {
    const { images, ...body } = toRequestBody(values);
    if (base) {
      const updated = await update.mutateAsync({ id: base._id, beer: { ...body, images, updatedAt: base.updatedAt } });
      return { ...updated.beer, hasFailedUpload: false };
    }
    const created = await create.mutateAsync(body);
    const isComplete = newPhotos.length === 0 || (await uploadNewPhotos(created.beer._id));
    return { ...created.beer, hasFailedUpload: !isComplete };
  };

  const recordForm = useRecordForm<Beer, BeerFormValues, SavedBeer>({
    record: beer,
    draft: { key: `beer/${beer?._id ?? 'new'}` },
    toFormValues,
    validate: validateBeer,
    hasOtherChanges: newPhotos.length > 0,
    save,
    fetchLatest: ({ _id }) => fetchLatestBeer(queryClient, _id),
    onSaved: ({ hasFailedUpload }) => {
      if (hasFailedUpload) toast.error(uploadFailed);
      else toast.success(`Beer ${beer ? 'updated' : 'created'} successfully!`);
      void invalidateBeers(queryClient);
    },
    onLeave: ({ _id, hasFailedUpload }) =>
      void navigate(hasFailedUpload ? { page: 'beers-edit', id: _id } : { page: 'beers' }, {
        skipConfirmation: true,
        replace: hasFailedUpload,
      }),
    getErrorMessage: (error) => errorMessage(error, saveFailed, saveFailed),
    errorPlacement: 'form',
    invalidText: messages.fixErrors,
    fieldsByCode: { 'slug-taken': 'slug' },
  });

  return { ...recordForm, upload };
}
