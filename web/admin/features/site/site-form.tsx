/** The site settings as the form edits them. Logos and icon are saved at once. */
import { Alert, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { messages } from '@domain/shared/messages';
import { taproomsPath } from '@domain/taproom/label';
import { siteSettingsUpdate } from '@domain/site/input';
import { mapPageSettings, optionalPages, type PageSetting } from '@domain/site/optional-pages';
import type { NavigationItem, StaffSiteSettings, NewsletterSettings } from '@domain/site/schema';
import { isAdminUser } from '@domain/user/permission';
import { useUser } from '../../../api/staff/session';
import { siteApi, siteSettingsSnapshot } from '../../api/site';
import type { FieldRow } from '../../components/fields';
import { PageHeader } from '../../components/page-header';
import { Loaded } from '../../components/query-state';
import { RecordForm } from '../../components/record-form';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';
import { showSection } from '../../lib/show-section';

const optIns = { default: null, confirm: true, 'at-once': false } as const;

/** Whether new subscribers confirm their email address. */
type NewSubscribersValue = keyof typeof optIns;

const newSubscribersLabels: Record<NewSubscribersValue, string> = {
  default: 'As on the server',
  confirm: 'Confirm by a link in an email',
  'at-once': 'Are subscribed at once',
};

const toNewSubscribers = (hasDoubleOptIn: boolean) => (hasDoubleOptIn ? 'confirm' : 'at-once');

export function newSubscribersOptions({ newsletterDoubleOptInDefault }: NewsletterSettings) {
  const onServer = newSubscribersLabels[toNewSubscribers(newsletterDoubleOptInDefault)].toLowerCase();
  return Object.entries({ ...newSubscribersLabels, default: `As on the server: ${onServer}` }).map(
    ([value, label]) => ({ value, label }),
  );
}

/** Whether subscribers would have to confirm, with this value of the form. */
export const needsConfirmation = (value: NewSubscribersValue, { newsletterDoubleOptInDefault }: NewsletterSettings) =>
  optIns[value] ?? newsletterDoubleOptInDefault;

/** `key` identifies a link while it moves. */
type NavigationFormValue = NavigationItem & { key: string };

const textFields = [
  'name',
  'shortName',
  'tagline',
  'footerText',
  'advertiserLine',
  'timeZone',
  'accentColor',
  'secondaryColor',
  'facebook',
  'instagram',
  'youtube',
  'untappd',
  'otherNetworks',
  'poweredByName',
  'poweredByUrl',
  'rewardsUrl',
  'mapTileUrl',
  'mapTileAttribution',
  'inquiryRecipient',
  'contactReply',
  'privateEventReply',
  'shippingReply',
  'newsletterText',
  'foundedIn',
] as const;
type SiteTextField = (typeof textFields)[number];

type SiteTexts = Record<SiteTextField, string>;

type SiteFormValues = SiteTexts &
  Record<PageSetting, boolean> &
  Pick<StaffSiteSettings, 'palette' | 'theme' | 'fonts' | 'hasAgeGate'> & {
    /** Changed words, by their original texts. */
    words: Record<string, string>;
    newSubscribers: NewSubscribersValue;
    navigation: NavigationFormValue[];
    footerLinks: NavigationFormValue[];
  };

export type SiteFormApi = UseFormReturnType<SiteFormValues>;
export type SiteField = FieldRow<keyof SiteFormValues>;

const toLinkValues = (links: readonly NavigationItem[]): NavigationFormValue[] =>
  links.map((item, index) => ({ ...item, key: String(index) }));

/** The menu of the taprooms can be moved, not removed. */
const withTaprooms = (links: readonly NavigationItem[]) =>
  links.some(({ href }) => href === taproomsPath) ? links : [...links, { label: 'Taproom', href: taproomsPath }];

const toLinks = (values: readonly NavigationFormValue[]): NavigationItem[] =>
  values.map(({ label, href }) => ({ label, href }));

const toFormValues = (settings: StaffSiteSettings): SiteFormValues => {
  const { palette, theme, fonts, words, hasAgeGate, newsletterDoubleOptIn } = settings;
  return {
    ...(Object.fromEntries(textFields.map((name) => [name, String(settings[name] ?? '')])) as SiteTexts),
    ...mapPageSettings((setting) => settings[setting]),
    ...{ palette, theme, fonts, words, hasAgeGate },
    otherNetworks: (settings.otherNetworks ?? '').replaceAll(' ', '\n'),
    newSubscribers: newsletterDoubleOptIn === null ? 'default' : toNewSubscribers(newsletterDoubleOptIn),
    navigation: toLinkValues(withTaprooms(settings.navigation)),
    footerLinks: toLinkValues(settings.footerLinks),
  };
};

const toRequestBody = ({ navigation, footerLinks, newSubscribers, ...values }: SiteFormValues) => ({
  ...values,
  newsletterDoubleOptIn: optIns[newSubscribers],
  navigation: toLinks(navigation),
  footerLinks: toLinks(footerLinks),
});

const validateSite = (values: SiteFormValues) => validateWith(siteSettingsUpdate)(toRequestBody(values));

const formatNavigation = (links: readonly NavigationFormValue[]) =>
  links.map(({ label }) => label).join(', ') || 'None';

export const siteLabels: FieldLabels<SiteFormValues> = {
  ...Object.fromEntries(optionalPages.map(({ setting, label }) => [setting, `${label} page`])),
  navigation: { label: 'Header links', format: formatNavigation },
  footerLinks: { format: formatNavigation },
  words: { format: (words) => Object.values(words).join(', ') || 'Original' },
  inquiryRecipient: 'Recipient of inquiries',
  contactReply: 'Reply to messages',
  privateEventReply: 'Reply to private events',
  shippingReply: 'Reply to shipping orders',
  newsletterText: 'Welcome to the newsletter',
  newSubscribers: { format: (value) => newSubscribersLabels[value] },
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
  return useRecordForm<StaffSiteSettings, SiteFormValues>({
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
  const recordForm = useSiteForm(record, { draftKey: `site/${title}` });
  useEffect(() => {
    if (section) showSection(section);
  }, [section]);
  return (
    <RecordForm of={recordForm} label={title} itemName="site" labels={siteLabels} saveLabel="Save Changes">
      <Stack gap="md">{children(recordForm.form, recordForm.base ?? record)}</Stack>
    </RecordForm>
  );
}
