import { useQueryClient } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { eventMutations, fetchLatestEvent, invalidateEvents } from '../../api/events';
import { FormSection } from '../../components/form-section';
import { PhotoEditor } from '../../components/photo-editor';
import { usePhotoEditor } from '../../hooks/use-photo-editor';
import { clientErrorMessage } from '../../lib/error-message';
import { toFormValues, type EventFormApi } from './event-form-values';

type EventPhotosProps = { form: EventFormApi; event: Event; onChange: (event: Event) => void };

/** Uploads and deletes apply immediately; order, primary image and descriptions are saved with the form. */
export function EventPhotos({ form, event, onChange }: EventPhotosProps) {
  const queryClient = useQueryClient();
  const editor = usePhotoEditor({
    form,
    record: event,
    setBase: onChange,
    toFormValues,
    ...eventMutations,
    invalidate: () => invalidateEvents(queryClient),
    fetchLatest: () => fetchLatestEvent(queryClient, event._id),
    getDeleteErrorMessage: (error) => clientErrorMessage(error, 'Failed to delete image. Please try again.'),
  });

  return (
    <FormSection title="Event Images" order={3}>
      <PhotoEditor cols={{ base: 2, xs: 3, sm: 4 }} {...editor} />
    </FormSection>
  );
}
