import { SimpleGrid, Text, VisuallyHidden } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import type { Image } from '@domain/http/image';
import { useState } from 'react';
import { beerMutations } from '../../../api/beers';
import { allBeerQueries, refreshBeers } from '../../api/beers';
import { confirmDelete } from '../../kit/confirm';
import { failureMessage } from '../../kit/failure';
import { FormSection } from '../../kit/form-section';
import { ImageUpload } from '../../kit/image-upload';
import { moveItem, useDragToReorder } from '../../kit/reorder';
import { toast } from '../../kit/toast';
import { useUpload } from '../../kit/use-upload';
import { isSameBeer, valuesOf, type BeerFormApi } from './beer-values';
import { PhotoCard } from './photo-card';
import { mergedImages } from './photo-order';

type BeerPhotosProps = { form: BeerFormApi; beer: Beer; onChange: (beer: Beer) => void };

/** Uploads and deletions happen at once; order, the primary photo and descriptions are saved with the form. */
export function BeerPhotos({ form, beer, onChange }: BeerPhotosProps) {
  const queryClient = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const { images } = form.values;

  /** The stored photos have changed; unless somebody else changed more, the form now stands on the newer version. */
  const adopt = async (stored: Image[]) => {
    form.setFieldValue('images', (mine) => mergedImages(mine, stored));
    const withPhotos = { ...beer, images: stored };
    onChange(withPhotos);
    void refreshBeers(queryClient);
    const latest = await queryClient.fetchQuery({ ...allBeerQueries.byId(beer._id), staleTime: 0 }).catch(() => null);
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

  const move = (from: number, to: number) => {
    form.setFieldValue('images', moveItem(images, from, to));
    setAnnouncement(`Photo ${from + 1} is now number ${to + 1} of ${images.length}`);
  };
  const { dragProps, isTarget } = useDragToReorder(move);
  const handleDelete = async (url: string) => {
    if (!(await confirmDelete('Are you sure you want to delete this image?'))) return;
    const index = beer.images.findIndex((image) => image.url === url);
    remove.mutate({ id: beer._id, index, cloudStoragePath: beer.images[index]?.cloudStoragePath });
  };

  return (
    <FormSection title="Photos">
      {images.length === 0 && (
        <Text size="sm" c="dimmed">
          No photos yet. The first one becomes the primary photo.
        </Text>
      )}
      <SimpleGrid cols={{ base: 2, xs: 3, lg: 2 }} spacing="sm" role="list" aria-label="Photos">
        {images.map((image, index) => (
          <div key={image.url} role="listitem" data-target={isTarget(index) || undefined} {...dragProps(index)}>
            <PhotoCard
              form={form}
              index={index}
              isBusy={remove.isPending}
              onMove={move}
              onDelete={() => void handleDelete(image.url)}
            />
          </div>
        ))}
      </SimpleGrid>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ImageUpload
        label="Add photos"
        upload={upload}
        onFiles={(files) => upload.isPending || upload.mutate({ id: beer._id, files })}
      />
    </FormSection>
  );
}
