import { Button, Input, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { getStateName } from '@domain/distributor/us-states';
import { messages } from '@domain/shared/messages';
import { taproomInput } from '@domain/taproom/input';
import { taproomLimits } from '@domain/taproom/limits';
import type { StaffTaproom, WeekHours } from '@domain/taproom/schema';
import { mapWeek } from '@domain/location/constants';
import { fetchLatestSettings, siteMutations, siteSettingsSnapshot } from '../../../api/site';
import { taproomQueries, invalidateTaprooms, taproomMutations } from '../../../api/taprooms';
import { WeekEditor } from '../../../components/hours/week-editor';
import { QueryState } from '../../../components/query-state';
import { TimeZoneSelect } from '../../../components/time-zone-select';
import { toast } from '../../../components/toast';
import { saveListFilters } from '../../../hooks/use-list-filters';
import { useRecordForm } from '../../../hooks/use-record-form';
import { useStateTimeZone } from '../../../hooks/use-state-time-zone';
import { clientErrorMessage } from '../../../lib/error-message';
import { clearErrorsOf, dropImpliedErrors, validateWith } from '../../../lib/form-errors';
import { navigate } from '../../../shell/navigation';
import type { StepProps } from './step-props';
import { RecordForm } from '../../../components/record-form';

// The first taproom, as the setup asks for it.

type FirstTaproomValues = {
  name: string;
  city: string;
  state: string;
  address: string;
  phone: string;
  email: string;
  timeZone: string;
  regular: WeekHours;
};

const initialValues = (timeZone: string): FirstTaproomValues => ({
  name: '',
  city: '',
  state: '',
  address: '',
  phone: '',
  email: '',
  timeZone,
  regular: mapWeek(() => [{ opens: '11:00', closes: '20:00' }]),
});

const toRequestBody = ({ address, phone, email, regular, ...values }: FirstTaproomValues) => ({
  ...values,
  contact: { phone, email, address },
  openingHours: { regular },
  isActive: true,
});

const mapFieldPaths = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^(?:openingHours|contact)\./, ''), message]),
  );

const validate = (values: FirstTaproomValues) =>
  dropImpliedErrors(mapFieldPaths(validateWith(taproomInput)(toRequestBody(values))));

const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function useFirstTaproom(onDone: () => void) {
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

export function TaproomStep(props: StepProps) {
  const query = useQuery(taproomQueries.list());
  return (
    <QueryState query={query} errorText="Failed to load the taprooms">
      {([first]) =>
        first ? <ExistingTaproom {...props} slug={first.slug} name={first.name} /> : <NewTaproom {...props} />
      }
    </QueryState>
  );
}

function ExistingTaproom({ slug, name, onDone, buttons }: StepProps & { slug: string; name: string }) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <form aria-labelledby="setup-step" onSubmit={handleSubmit}>
      <Text mb="sm">You have added {name}.</Text>
      <Button variant="default" onClick={() => editTaproom(slug)}>
        Edit {name}
      </Button>
      {buttons({ isDirty: false, isSaving: false })}
    </form>
  );
}

function NewTaproom({ onDone, buttons }: StepProps) {
  const recordForm = useFirstTaproom(onDone);
  const { form } = recordForm;
  const handleState = useStateTimeZone(form);
  return (
    <RecordForm of={recordForm} aria-labelledby="setup-step" itemName="taproom" actions={buttons(recordForm)}>
      <Stack gap="md">
        <TextInput
          label="Name"
          description="Such as its city or its street: Reno, Barrel House"
          required
          maxLength={taproomLimits.name}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Address"
          placeholder="12 Main Street, Reno, NV 89501"
          maxLength={taproomLimits.address}
          {...form.getInputProps('address')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label="City" required maxLength={taproomLimits.city} {...form.getInputProps('city')} />
          <TextInput label="State" required placeholder="NV" {...form.getInputProps('state')} onChange={handleState} />
          <TextInput label="Phone" type="tel" placeholder="(555) 555-5555" {...form.getInputProps('phone')} />
          <TextInput label="Email" type="email" {...form.getInputProps('email')} />
        </SimpleGrid>
        <TimeZoneSelect {...form.getInputProps('timeZone')} />
        <Input.Wrapper label="Opening hours" labelElement="div">
          <WeekEditor
            path="regular"
            week={form.values.regular}
            onWeek={(regular) => {
              form.setFieldValue('regular', regular);
              clearErrorsOf(form, ['regular']);
            }}
            texts={null}
            onTexts={() => undefined}
            errors={form.errors}
          />
        </Input.Wrapper>
      </Stack>
    </RecordForm>
  );
}

/** In its tab of Content. */
function editTaproom(slug: string) {
  saveListFilters('content', { tab: slug });
  void navigate({ page: 'content' });
}
