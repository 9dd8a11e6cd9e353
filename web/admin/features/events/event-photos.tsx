import { useQueryClient } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { eventMutations, fetchLatestEvent, invalidateEvents } from '../../api/events';
import { FormSection } from '../../components/form-section';
import { PhotoEditor } from '../../components/photo-editor';
import { useStoredPhotos } from '../../hooks/use-stored-photos';
import { clientErrorMessage } from '../../lib/error-message';
import { isSameEvent, toFormValues, type EventFormApi } from './event-form-values';

type EventPhotosProps = { form: EventFormApi; event: Event; onChange: (event: Event) => void };

/** Uploads and deletes apply immediately; order, primary image and descriptions are saved with the form. */
export function EventPhotos({ form, event, onChange }: EventPhotosProps) {
  const queryClient = useQueryClient();
  const stored = useStoredPhotos({
    stored: event,
    onChange,
    setPhotos: (change) => form.setFieldValue('images', change),
    ...eventMutations,
    refresh: () => invalidateEvents(queryClient),
    latest: () => fetchLatestEvent(queryClient, event._id),
    isSame: (one, other) => isSameEvent(toFormValues(one), toFormValues(other)),
    deleteMessage: (error) => clientErrorMessage(error, 'Failed to delete image. Please try again.'),
  });

  return (
    <FormSection title="Event Images" order={3}>
      <PhotoEditor
        photos={form.values.images}
        onChange={(images) => form.setFieldValue('images', images)}
        errors={form.errors}
        cols={{ base: 2, xs: 3, sm: 4 }}
        {...stored}
      />
    </FormSection>
  );
}
