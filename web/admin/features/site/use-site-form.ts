import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '@domain/shared/messages';
import type { StaffSiteSettings } from '@domain/site/site';
import { fetchLatestSettings, siteMutations, siteQueries, siteSettingsSnapshot } from '../../api/site';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { clientErrorMessage } from '../../lib/error-message';
import { toFormValues, toRequestBody, validateSite, type SiteFormValues } from './site-form-values';

type SiteFormOptions = {
  draftKey?: string;
  /** Without it, the form stays open after a save. */
  onLeave?: () => void;
};

export function useSiteForm(record: StaffSiteSettings, { draftKey = 'site', onLeave }: SiteFormOptions = {}) {
  const queryClient = useQueryClient();
  const update = useMutation(siteMutations.save);
  return useRecordForm<StaffSiteSettings, SiteFormValues>({
    record,
    draft: { key: draftKey },
    toFormValues: (settings) => toFormValues(settings ?? record),
    validate: validateSite,
    save: async (values, base) => {
      const { updatedAt } = base ?? record;
      return (await update.mutateAsync({ ...toRequestBody(values), updatedAt })).settings;
    },
    fetchLatest: () => fetchLatestSettings(queryClient),
    onSaved: (settings) => {
      // The next step of the setup shows them at once.
      queryClient.setQueryData(siteSettingsSnapshot.queryKey, settings);
      void queryClient.invalidateQueries(siteQueries.brandName());
      void queryClient.invalidateQueries(siteQueries.brand());
      if (!onLeave) toast.success('Site settings saved successfully!');
    },
    onLeave,
    getErrorMessage: (error) => clientErrorMessage(error, 'Failed to save the site settings. Please try again.'),
    errorPlacement: 'toast',
    invalidText: messages.fixErrors,
  });
}
