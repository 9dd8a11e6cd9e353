import { SimpleGrid, TextInput } from '@mantine/core';
import { FormSection } from '../../../components/form-section';
import { LocationPicker } from './location-picker';
import type { TaproomFormApi } from './taproom-form-values';

export function ContactSection({ form }: { form: TaproomFormApi }) {
  return (
    <FormSection title="Contact">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label="Phone" type="tel" {...form.getInputProps('phone')} />
        <TextInput label="Email" type="email" {...form.getInputProps('email')} />
      </SimpleGrid>
      <TextInput label="Address" {...form.getInputProps('address')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label="Latitude"
          inputMode="decimal"
          placeholder="e.g., 41.87811"
          description="For maps and search engines"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('lat')}
        />
        <TextInput label="Longitude" inputMode="decimal" placeholder="e.g., -87.62980" {...form.getInputProps('lng')} />
      </SimpleGrid>
      <LocationPicker form={form} />
    </FormSection>
  );
}
