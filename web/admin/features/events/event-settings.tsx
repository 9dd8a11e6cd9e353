import { SimpleGrid, Switch, TextInput } from '@mantine/core';
import { FormSection } from '../../components/form-section';
import type { EventFormApi } from './event-form-values';

export function EventSettings({ form }: { form: EventFormApi }) {
  return (
    <FormSection title="Social Links & Settings" order={3}>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TextInput
          label="Facebook"
          inputMode="url"
          placeholder="https://"
          {...form.getInputProps('socialLinks.facebook')}
        />
        <TextInput
          label="Instagram"
          inputMode="url"
          placeholder="https://"
          {...form.getInputProps('socialLinks.instagram')}
        />
        <TextInput
          label="Website"
          inputMode="url"
          placeholder="https://"
          {...form.getInputProps('socialLinks.website')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <Switch
          label="Public"
          description="Visible on the site once published"
          color="green.7"
          {...form.getInputProps('isPublic', { type: 'checkbox' })}
        />
        <Switch
          label="Featured"
          description="Shown with a Featured badge"
          color="green.7"
          {...form.getInputProps('isFeatured', { type: 'checkbox' })}
        />
      </SimpleGrid>
    </FormSection>
  );
}
