import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { FormSection } from '../../components/form-parts';
import type { SiteFormApi, SiteTextField } from './site-form-values';

const fields: { name: SiteTextField; label: string; placeholder: string }[] = [
  { name: 'facebook', label: 'Facebook', placeholder: 'https://www.facebook.com/…' },
  { name: 'instagram', label: 'Instagram', placeholder: 'https://www.instagram.com/…' },
  { name: 'youtube', label: 'YouTube', placeholder: 'https://www.youtube.com/@…' },
  { name: 'untappd', label: 'Untappd', placeholder: 'https://untappd.com/…' },
];

export function SocialSection({ form }: { form: SiteFormApi }) {
  return (
    <FormSection title="Social Links" hint="The site shows an icon for each link that is filled in.">
      <SocialFields form={form} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput
          label="Powered by"
          description="At the bottom of the footer; leave empty for none"
          {...form.getInputProps('poweredByName')}
        />
        <TextInput
          label="Powered-by link"
          description="Where that text leads"
          inputMode="url"
          {...form.getInputProps('poweredByUrl')}
        />
      </SimpleGrid>
    </FormSection>
  );
}

export const SocialFields = ({ form }: { form: SiteFormApi }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
    {fields.map(({ name, ...field }) => (
      <TextInput key={name} inputMode="url" {...field} {...form.getInputProps(name)} />
    ))}
    <Textarea
      label="Other networks"
      description="TikTok, Bluesky, Threads, X, Mastodon and others: one URL in each line"
      inputMode="url"
      autosize
      minRows={2}
      {...form.getInputProps('otherNetworks')}
    />
  </SimpleGrid>
);
