/** The site settings as the form edits them, and the fields that the setup has too. Logos and icon are saved at once. */
import { Alert, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { messages } from '@domain/shared/messages';
import { taproomsPath } from '@domain/taproom/label';
import { siteSettingsUpdate } from '@domain/site/input';
import { optionalPages } from '@domain/site/optional-pages';
import type { NavigationItem, StaffSiteSettings } from '@domain/site/schema';
import { isAdminUser } from '@domain/user/permission';
import { useUser } from '../../../api/staff/session';
import { siteApi, siteSettingsSnapshot } from '../../api/site';
import { Fields, type FieldRow } from '../../components/fields';
import { PageHeader } from '../../components/page-header';
import { Loaded } from '../../components/query-state';
import { RecordForm } from '../../components/record-form';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';
import { showSection } from '../../lib/show-section';
import { isUndeliverableEmail } from '../../lib/undeliverable-email';

/** `key` identifies a link while it moves. */
type NavigationFormValue = NavigationItem & { key: string };

const toLinkValues = (links: readonly NavigationItem[]): NavigationFormValue[] =>
  links.map((item, index) => ({ ...item, key: String(index) }));

/** The menu of the taprooms can be moved, not removed. */
const withTaprooms = (links: readonly NavigationItem[]) =>
  links.some(({ href }) => href === taproomsPath) ? links : [...links, { label: 'Taproom', href: taproomsPath }];

const toLinks = (values: readonly NavigationFormValue[]): NavigationItem[] =>
  values.map(({ label, href }) => ({ label, href }));

/** Fields have text: an empty one where there is none. */
type Texts<Stored> = {
  [Name in keyof Stored]: null extends Stored[Name] ? string : Stored[Name];
};

const toTexts = <Stored extends object>(stored: Stored) =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, typeof value === 'number' ? String(value) : (value ?? '')]),
  ) as Texts<Stored>;

type SiteFormValues = ReturnType<typeof toFormValues>;
export type SiteFormApi = UseFormReturnType<SiteFormValues>;
export type SiteField = FieldRow<keyof SiteFormValues>;

function toFormValues({ navigation, footerLinks, newsletterDoubleOptIn, ...settings }: StaffSiteSettings) {
  const { logo: _logo, logoOnLight: _logoOnLight, favicon: _favicon, updatedAt: _updatedAt, ...others } = settings;
  const { newsletterDoubleOptInDefault: _default, otherNetworks, ...fields } = others;
  return {
    ...toTexts(fields),
    otherNetworks: (otherNetworks ?? '').replaceAll(' ', '\n'),
    newsletterDoubleOptIn,
    navigation: toLinkValues(withTaprooms(navigation)),
    footerLinks: toLinkValues(footerLinks),
  };
}

const toRequestBody = ({ navigation, footerLinks, ...values }: SiteFormValues) => ({
  ...values,
  navigation: toLinks(navigation),
  footerLinks: toLinks(footerLinks),
});

const validateSite = (values: SiteFormValues) => validateWith(siteSettingsUpdate)(toRequestBody(values));

/** Whether new subscribers confirm their email address. */
export const optInLabel = (isConfirmed: StaffSiteSettings['newsletterDoubleOptIn']) => {
  if (isConfirmed === null) return 'As on the server';
  return isConfirmed ? 'Confirm by a link in an email' : 'Are subscribed at once';
};

const formatNavigation = (links: readonly NavigationFormValue[]) =>
  links.map(({ label }) => label).join(', ') || 'None';

const siteLabels: FieldLabels<SiteFormValues> = {
  ...Object.fromEntries(optionalPages.map(({ setting, label }) => [setting, `${label} page`])),
  navigation: { label: 'Header links', format: formatNavigation },
  footerLinks: { format: formatNavigation },
  words: { format: (words) => Object.values(words).join(', ') || 'Original' },
  inquiryRecipient: 'Recipient of inquiries',
  contactReply: 'Reply to messages',
  privateEventReply: 'Reply to private events',
  shippingReply: 'Reply to shipping orders',
  newsletterText: 'Welcome to the newsletter',
  newsletterDoubleOptIn: { label: 'New subscribers', format: optInLabel },
  rewardsUrl: 'Rewards program',
  mapTileUrl: 'Map tiles',
  mapTileAttribution: 'Attribution',
};

type SiteFormOptions = {
  draftKey: string;
  /** A form without it stays open after a save. */
  onLeave?: () => void;
};

export function useSiteForm(record: StaffSiteSettings, { draftKey, onLeave }: SiteFormOptions) {
  const queryClient = useQueryClient();
  const recordForm = useRecordForm<StaffSiteSettings, SiteFormValues>({
    record,
    draft: { key: draftKey },
    toFormValues: (settings) => toFormValues(settings ?? record),
    validate: validateSite,
    api: siteApi,
    toBody: toRequestBody,
    onSaved: (settings) => {
      // The next step of the setup shows them at once.
      queryClient.setQueryData(siteSettingsSnapshot.queryKey, settings);
      if (!onLeave) toast.success('Site settings saved successfully!');
    },
    onLeave,
    failureText: 'Failed to save the site settings. Please try again.',
    errorPlacement: 'toast',
    invalidText: messages.fixErrors,
  });
  /** The props of `RecordForm`. */
  const formProps = { of: recordForm, itemName: 'site', labels: siteLabels };
  return { ...recordForm, formProps };
}

type SiteFormPageProps = {
  title: string;
  subtitle: string;
  section?: string;
  children: (form: SiteFormApi, settings: StaffSiteSettings) => ReactNode;
};

export function SiteFormPage({ title, subtitle, ...props }: SiteFormPageProps) {
  const isAdmin = isAdminUser(useUser());
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      {isAdmin ? (
        <Loaded of={siteSettingsSnapshot} errorText="Failed to load the site settings">
          {(record) => <SiteForm {...props} title={title} record={record} />}
        </Loaded>
      ) : (
        <Alert color="blue">Only admins can change the site settings.</Alert>
      )}
    </>
  );
}

type SiteFormProps = Omit<SiteFormPageProps, 'subtitle'> & { record: StaffSiteSettings };

function SiteForm({ title, section, record, children }: SiteFormProps) {
  const { form, base, formProps } = useSiteForm(record, { draftKey: `site/${title}` });
  useEffect(() => {
    if (section) showSection(section);
  }, [section]);
  return (
    <RecordForm {...formProps} label={title} saveLabel="Save Changes">
      <Stack gap="md">{children(form, base ?? record)}</Stack>
    </RecordForm>
  );
}

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
