import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { FormSection } from '../../components/form-section';
import { useTaprooms } from '../../hooks/use-taprooms';
import type { EventFormApi } from './event-form-values';
import { categoryOptions, statusOptions, tapRoomOptions } from './event-options';

export function EventBasics({ form }: { form: EventFormApi }) {
  const taprooms = useTaprooms();
  return (
    <FormSection title="Basic Information" order={3}>
      <TextInput label="Title" required data-autofocus {...form.getInputProps('title')} />
      <Textarea label="Description" required autosize minRows={3} maxRows={12} {...form.getInputProps('description')} />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <Select
          label="Category"
          required
          data={categoryOptions}
          allowDeselect={false}
          {...form.getInputProps('category')}
        />
        <Select
          label="Taproom"
          data={tapRoomOptions(taprooms, form.values.tapRoom)}
          allowDeselect={false}
          {...form.getInputProps('tapRoom')}
        />
        <Select label="Status" required data={statusOptions} allowDeselect={false} {...form.getInputProps('status')} />
      </SimpleGrid>
      <TextInput label="Location" required placeholder="e.g., Beer garden" {...form.getInputProps('location')} />
      <TextInput
        label="Tags"
        description="Separated by commas"
        placeholder="acoustic, family-friendly"
        {...form.getInputProps('tags')}
      />
    </FormSection>
  );
}
