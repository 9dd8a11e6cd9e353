import { Button, Input, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { taproomLimits } from '@domain/taproom/limits';
import type { FormEvent } from 'react';
import { taproomQueries } from '../../../api/taprooms';
import { FormError } from '../../../components/form-error';
import { ErrorState, Loading } from '../../../components/query-state';
import { RestoredNotice } from '../../../components/restored-notice';
import { TimeZoneSelect } from '../../../components/time-zone-select';
import { clearErrorsOf } from '../../../lib/form-errors';
import { WeekEditor } from '../../../components/hours/week-editor';
import { saveListFilters } from '../../../hooks/use-list-filters';
import { useStateTimeZone } from '../../../hooks/use-state-time-zone';
import { navigate } from '../../../shell/navigation';
import type { StepProps } from './steps';
import { useFirstTaproom } from './use-first-taproom';

export function TaproomStep(props: StepProps) {
  const query = useQuery(taproomQueries.list());
  if (!query.data) {
    return query.isError ? <ErrorState query={query} errorText="Failed to load the taprooms" /> : <Loading />;
  }
  const [first] = query.data;
  return first ? <ExistingTaproom {...props} slug={first.slug} name={first.name} /> : <NewTaproom {...props} />;
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
  const { form, isDirty, isSaving, errorText, restored, onSubmit } = useFirstTaproom(onDone);
  const handleState = useStateTimeZone(form);
  return (
    <form noValidate aria-labelledby="setup-step" onSubmit={onSubmit}>
      <RestoredNotice {...restored} />
      <FormError text={errorText} />
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
      {buttons({ isDirty, isSaving })}
    </form>
  );
}

/** In its tab of Content. */
function editTaproom(slug: string) {
  saveListFilters('content', { tab: slug });
  void navigate({ page: 'content' });
}
