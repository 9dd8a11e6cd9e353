import { useQueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import { beerMutations, fetchLatestBeer, invalidateBeers } from '../../api/beers';
import { FormSection } from '../../components/form-section';
import { PhotoEditor } from '../../components/photo-editor';
import { useStoredPhotos } from '../../hooks/use-stored-photos';
import { errorMessage } from '../../lib/error-message';
import { isSameBeer, toFormValues, type BeerFormApi } from './beer-form-values';

type BeerPhotosProps = { form: BeerFormApi; beer: Beer; onChange: (beer: Beer) => void };

/** Uploads and deletes apply immediately; order, primary photo and descriptions are saved with the form. */
export function BeerPhotos({ form, beer, onChange }: BeerPhotosProps) {
  const queryClient = useQueryClient();
  const stored = useStoredPhotos({
    stored: beer,
    onChange,
    setPhotos: (change) => form.setFieldValue('images', change),
    ...beerMutations,
    refresh: () => invalidateBeers(queryClient),
    latest: () => fetchLatestBeer(queryClient, beer._id),
    isSame: (one, other) => isSameBeer(toFormValues(one), toFormValues(other)),
    deleteMessage: (error) => errorMessage(error, 'Failed to delete image. Please try again.'),
  });

  return (
    <FormSection title="Photos">
      <PhotoEditor
        photos={form.values.images}
        onChange={(images) => form.setFieldValue('images', images)}
        errors={form.errors}
        cols={{ base: 2, xs: 3, lg: 2 }}
        {...stored}
      />
    </FormSection>
  );
}
