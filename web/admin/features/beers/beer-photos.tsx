import { useQueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import { beerMutations, fetchLatestBeer, invalidateBeers } from '../../api/beers';
import { FormSection } from '../../components/form-section';
import { PhotoEditor } from '../../components/photo-editor';
import { usePhotoEditor } from '../../hooks/use-photo-editor';
import { errorMessage } from '../../lib/error-message';
import { toFormValues, type BeerFormApi } from './beer-form-values';

type BeerPhotosProps = { form: BeerFormApi; beer: Beer; onChange: (beer: Beer) => void };

/** Uploads and deletes apply immediately; order, primary photo and descriptions are saved with the form. */
export function BeerPhotos({ form, beer, onChange }: BeerPhotosProps) {
  const queryClient = useQueryClient();
  const editor = usePhotoEditor({
    form,
    record: beer,
    setBase: onChange,
    toFormValues,
    ...beerMutations,
    invalidate: () => invalidateBeers(queryClient),
    fetchLatest: () => fetchLatestBeer(queryClient, beer._id),
    getDeleteErrorMessage: (error) => errorMessage(error, 'Failed to delete image. Please try again.'),
  });

  return (
    <FormSection title="Photos">
      <PhotoEditor cols={{ base: 2, xs: 3, lg: 2 }} {...editor} />
    </FormSection>
  );
}
