import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import type { Image } from '@domain/http/image';
import { beerMutations } from '../../../api/beers';
import { latestBeer, refreshBeers } from '../../api/beers';
import { failureMessage } from '../../kit/failure';
import { FormSection } from '../../kit/form-section';
import { PhotoEditor } from '../../kit/photo-editor';
import { mergedPhotos } from '../../kit/photo-order';
import { toast } from '../../kit/toast';
import { useUpload } from '../../kit/use-upload';
import { isSameBeer, valuesOf, type BeerFormApi } from './beer-values';

type BeerPhotosProps = { form: BeerFormApi; beer: Beer; onChange: (beer: Beer) => void };

/** Uploads and deletions happen at once; order, the primary photo and descriptions are saved with the form. */
export function BeerPhotos({ form, beer, onChange }: BeerPhotosProps) {
  const queryClient = useQueryClient();

  /** The stored photos have changed; unless somebody else changed more, the form now stands on the newer version. */
  const adopt = async (stored: Image[]) => {
    form.setFieldValue('images', (mine) => mergedPhotos(mine, stored));
    const withPhotos = { ...beer, images: stored };
    onChange(withPhotos);
    void refreshBeers(queryClient);
    const latest = await latestBeer(queryClient, beer._id).catch(() => null);
    if (latest && isSameBeer(valuesOf(latest), valuesOf(withPhotos))) onChange(latest);
  };

  const upload = useUpload({
    ...beerMutations.addImages,
    onSuccess: async (answer) => {
      toast.success('Images uploaded successfully!');
      await adopt(answer.images);
    },
  });
  const remove = useMutation({
    ...beerMutations.removeImage,
    onSuccess: async (answer) => {
      toast.success('Image deleted successfully!');
      await adopt(answer.images);
    },
    onError: (error) => void toast.error(failureMessage(error, 'Failed to delete image. Please try again.')),
  });
  const handleDelete = (url: string) => {
    const index = beer.images.findIndex((image) => image.url === url);
    remove.mutate({ id: beer._id, index, cloudStoragePath: beer.images[index]?.cloudStoragePath });
  };

  return (
    <FormSection title="Photos">
      <PhotoEditor
        photos={form.values.images}
        onChange={(images) => form.setFieldValue('images', images)}
        errors={form.errors}
        cols={{ base: 2, xs: 3, lg: 2 }}
        isDeleting={remove.isPending}
        onDelete={handleDelete}
        upload={upload}
        onFiles={(files) => upload.mutate({ id: beer._id, files })}
      />
    </FormSection>
  );
}
