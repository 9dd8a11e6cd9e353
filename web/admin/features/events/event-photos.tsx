import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import type { Image } from '@domain/http/image';
import { eventMutations } from '../../../api/events';
import { latestEvent, refreshEvents } from '../../api/events';
import { refusalMessage } from '../../kit/failure';
import { FormSection } from '../../kit/form-section';
import { PhotoEditor } from '../../kit/photo-editor';
import { mergedPhotos } from '../../kit/photo-order';
import { toast } from '../../kit/toast';
import { useUpload } from '../../kit/use-upload';
import { isSameEvent, valuesOf, type EventFormApi } from './event-values';

type EventPhotosProps = { form: EventFormApi; event: Event; onChange: (event: Event) => void };

/** Uploads and deletions happen at once; order, the primary image and descriptions are saved with the form. */
export function EventPhotos({ form, event, onChange }: EventPhotosProps) {
  const queryClient = useQueryClient();

  /** The stored images have changed; unless somebody else changed more, the form now stands on the newer version. */
  const adopt = async (stored: Image[]) => {
    form.setFieldValue('images', (mine) => mergedPhotos(mine, stored));
    const withImages = { ...event, images: stored };
    onChange(withImages);
    void refreshEvents(queryClient);
    const latest = await latestEvent(queryClient, event._id).catch(() => null);
    if (latest && isSameEvent(valuesOf(latest), valuesOf(withImages))) onChange(latest);
  };

  const upload = useUpload({
    ...eventMutations.addImages,
    onSuccess: async (answer) => {
      toast.success('Images uploaded successfully!');
      await adopt(answer.event.images);
    },
  });
  const remove = useMutation({
    ...eventMutations.removeImage,
    onSuccess: async (answer) => {
      toast.success('Image deleted successfully!');
      await adopt(answer.event.images);
    },
    onError: (error) => void toast.error(refusalMessage(error, 'Failed to delete image. Please try again.')),
  });
  const handleDelete = (url: string) => {
    const index = event.images.findIndex((image) => image.url === url);
    remove.mutate({ id: event._id, index, cloudStoragePath: event.images[index]?.cloudStoragePath });
  };

  return (
    <FormSection title="Event Images" order={3}>
      <PhotoEditor
        photos={form.values.images}
        onChange={(images) => form.setFieldValue('images', images)}
        errors={form.errors}
        cols={{ base: 2, xs: 3, sm: 4 }}
        isDeleting={remove.isPending}
        onDelete={handleDelete}
        upload={upload}
        onFiles={(files) => upload.mutate({ id: event._id, files })}
      />
    </FormSection>
  );
}
