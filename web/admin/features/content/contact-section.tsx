import { SimpleGrid, TextInput } from '@mantine/core';
import { FormSection } from '../../components/form-section';
import type { LocationFormApi } from './location-form-values';

export function ContactSection({ form }: { form: LocationFormApi }) {
  return (
    <FormSection title="Contact">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label="Phone" type="tel" {...form.getInputProps('phone')} />
        <TextInput label="Email" type="email" {...form.getInputProps('email')} />
      </SimpleGrid>
      <TextInput label="Address" {...form.getInputProps('address')} />
    </FormSection>
  );
}
