import { Button, Input, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { getStateName } from '@domain/distributor/us-states';
import { taproomLimits } from '@domain/taproom/limits';
import type { StaffTaproom } from '@domain/taproom/schema';
import { fetchLatestSettings, siteMutations, siteSettingsSnapshot } from '../../../api/site';
import { taproomQueries, invalidateTaprooms } from '../../../api/taprooms';
import { WeekEditor } from '../../../components/hours/week-editor';
import { QueryState } from '../../../components/query-state';
import { TimeZoneSelect } from '../../../components/time-zone-select';
import { toast } from '../../../components/toast';
import { saveListFilters } from '../../../hooks/use-list-filters';
import { useStateTimeZone } from '../../../hooks/use-state-time-zone';
import { clearErrorsOf } from '../../../lib/form-errors';
import { navigate } from '../../../shell/navigation';
import type { StepProps } from './step-props';
import { RecordForm } from '../../../components/record-form';
import { useNewTaproom } from '../../../hooks/use-new-taproom';

function useFirstTaproom(onDone: () => void) {
  const queryClient = useQueryClient();
  const saveSettings = useMutation(siteMutations.save);

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

  return useNewTaproom({
    draftKey: 'setup/taproom',
    isActive: true,
    // Before the next step, which edits the same settings.
    afterCreate: (taproom) => updateSettings(taproom).catch(() => null),
    onSaved: ({ name }) => {
      toast.success(`${name} is on the site`);
      void invalidateTaprooms(queryClient);
    },
    onLeave: onDone,
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
