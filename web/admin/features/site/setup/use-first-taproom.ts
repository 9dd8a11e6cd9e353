import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getStateName } from '@domain/distributor/us-states';
import { messages } from '@domain/shared/messages';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { fetchLatestSettings, siteMutations, siteSettingsSnapshot } from '../../../api/site';
import { invalidateTaprooms, taproomMutations } from '../../../api/taprooms';
import { toast } from '../../../components/toast';
import { useRecordForm } from '../../../hooks/use-record-form';
import { clientErrorMessage } from '../../../lib/error-message';
import { initialValues, mapFieldPaths, toRequestBody, validate, type FirstTaproomValues } from './taproom-values';

const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function useFirstTaproom(onDone: () => void) {
  const queryClient = useQueryClient();
  const create = useMutation(taproomMutations.create);
  const saveSettings = useMutation(siteMutations.save);
  const values = initialValues(browserTimeZone);

  /** The advertiser line gets the first taproom's city, unless the site settings have one. */
  const updateSettings = async ({ city, state }: StaffTaproom) => {
    // The server has set the time zone; the next step edits this version.
    const latest = await fetchLatestSettings(queryClient);
    const { advertiserLine, updatedAt } = latest;
    const place = `${city}, ${getStateName(state) ?? state}`;
    const settings = advertiserLine
      ? latest
      : (await saveSettings.mutateAsync({ advertiserLine: place, updatedAt })).settings;
    queryClient.setQueryData(siteSettingsSnapshot.queryKey, settings);
  };

  return useRecordForm<StaffTaproom, FirstTaproomValues>({
    record: null,
    draft: { key: 'setup/taproom' },
    toFormValues: () => values,
    validate,
    save: async (entered) => {
      const { taproom } = await create.mutateAsync(toRequestBody(entered));
      // Before the next step, which edits the same settings.
      await updateSettings(taproom).catch(() => null);
      return taproom;
    },
    fetchLatest: () => Promise.reject(new Error('A new taproom has no other version')),
    onSaved: (taproom) => {
      toast.success(`${taproom.name} is on the site`);
      void invalidateTaprooms(queryClient);
    },
    onLeave: onDone,
    getErrorMessage: (error) => clientErrorMessage(error, 'Failed to add the taproom. Please try again.'),
    errorPlacement: 'form',
    invalidText: messages.fixErrors,
    mapFieldPaths,
  });
}
