import { SimpleGrid, TextInput } from '@mantine/core';
import { FormSection } from '../../components/form-section';
import type { EventFormApi } from './event-form-values';

export function EventOrganizer({ form }: { form: EventFormApi }) {
  return (
    <FormSection title="Organizer Information" order={3} hint="Only the name is shown on the site.">
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TextInput label="Organizer Name" {...form.getInputProps('organizer.name')} />
        <TextInput label="Organizer Email" type="email" {...form.getInputProps('organizer.email')} />
        <TextInput label="Organizer Phone" type="tel" {...form.getInputProps('organizer.phone')} />
      </SimpleGrid>
    </FormSection>
  );
}
