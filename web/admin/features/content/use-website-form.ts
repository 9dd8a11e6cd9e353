import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Location } from '@domain/location/location';
import { messages } from '@domain/shared/messages';
import { contentMutations, fetchLatestLocation } from '../../api/content';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { clientErrorMessage } from '../../lib/error-message';
import { toFormValues, toRequestBody, validateWebsite, type WebsiteFormValues } from './website-form-values';

/** The form stays open after a save. */
export function useWebsiteForm(record: Location) {
  const queryClient = useQueryClient();
  const update = useMutation(contentMutations.saveLocation);
  return useRecordForm<Location, WebsiteFormValues>({
    record,
    draft: { key: 'content/main-website' },
    toFormValues: (location) => toFormValues(location ?? record),
    validate: validateWebsite,
    save: async (values, base) => {
      const { location, updatedAt } = base ?? record;
      return (await update.mutateAsync({ location, content: { ...toRequestBody(values), updatedAt } })).content;
    },
    fetchLatest: ({ location }) => fetchLatestLocation(queryClient, location),
    onSaved: () => void toast.success('Content saved successfully!'),
    getErrorMessage: (error) => clientErrorMessage(error, 'Failed to save content. Please try again.'),
    errorPlacement: 'toast',
    invalidText: messages.fixErrors,
  });
}
