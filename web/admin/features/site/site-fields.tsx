/** Fields of the site settings that the setup has too. */
import { Switch } from '@mantine/core';
import { optionalPages } from '@domain/site/optional-pages';
import { Fields } from '../../components/fields';
import { isUndeliverableEmail } from '../../lib/undeliverable-email';
import type { SiteField, SiteFormApi } from './site-form';

export const nameFields: SiteField[] = [
  { name: 'name', label: 'Name', description: 'In titles, e-mails and the copyright line', required: true },
  {
    name: 'shortName',
    label: 'Short name',
    description: 'Below the icon on a phone, and in sentences',
    required: true,
  },
];

type FieldsProps = { form: SiteFormApi };

const purpose = 'Gets an email for each message, private event and shipping order; answers to confirmations go there';

/** A valid address of a reserved domain can be saved, but is no use. */
export function RecipientField({ form }: FieldsProps) {
  const { inquiryRecipient } = form.values;
  const warning = isUndeliverableEmail(inquiryRecipient)
    ? `. ${inquiryRecipient} is only an example: enter an address that you read.`
    : '';
  const field: SiteField = {
    name: 'inquiryRecipient',
    label: 'Recipient of inquiries',
    description: purpose + warning,
    type: 'email',
    required: true,
  };
  return <Fields form={form} fields={[field]} />;
}

/** A switch for each page that not every brewery needs. */
export const PageSwitches = ({ form }: FieldsProps) =>
  optionalPages.map(({ setting, label, path, description }) => (
    <Switch
      key={setting}
      label={label}
      description={`${description} (${path})`}
      {...form.getInputProps(setting, { type: 'checkbox' })}
    />
  ));

const socialFields: SiteField[] = [
  { name: 'facebook', label: 'Facebook', placeholder: 'https://www.facebook.com/…', inputMode: 'url' },
  { name: 'instagram', label: 'Instagram', placeholder: 'https://www.instagram.com/…', inputMode: 'url' },
  { name: 'youtube', label: 'YouTube', placeholder: 'https://www.youtube.com/@…', inputMode: 'url' },
  { name: 'untappd', label: 'Untappd', placeholder: 'https://untappd.com/…', inputMode: 'url' },
  {
    name: 'otherNetworks',
    kind: 'longText',
    label: 'Other networks',
    description: 'TikTok, Bluesky, Threads, X, Mastodon and others: one URL in each line',
    inputMode: 'url',
  },
];

export const SocialFields = ({ form }: FieldsProps) => (
  <Fields form={form} fields={socialFields} cols={{ base: 1, sm: 2 }} />
);
