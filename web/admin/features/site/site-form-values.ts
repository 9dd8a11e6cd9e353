/** The site settings as the form edits them. Logos and icon are saved at once. */
import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '@domain/shared/messages';
import { taproomsPath } from '@domain/taproom/label';
import { siteSettingsUpdate } from '@domain/site/input';
import { mapPageSettings, optionalPages, type PageSetting } from '@domain/site/optional-pages';
import type { NavigationItem, StaffSiteSettings, NewsletterSettings } from '@domain/site/schema';
import { fetchLatestSettings, siteMutations, siteQueries, siteSettingsSnapshot } from '../../api/site';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { clientErrorMessage } from '../../lib/error-message';
import { validateWith } from '../../lib/form-errors';
import type { Field } from '../../lib/merge';

/** Whether new subscribers confirm their email address, as the form edits it. */

type NewSubscribersValue = 'default' | 'confirm' | 'at-once';

const labels = { confirm: 'Confirm by a link in an email', 'at-once': 'Are subscribed at once' };

const toValue = (hasDoubleOptIn: boolean) => (hasDoubleOptIn ? 'confirm' : 'at-once');

const toNewSubscribersValue = (setting: boolean | null): NewSubscribersValue =>
  setting === null ? 'default' : toValue(setting);

const toDoubleOptIn = (value: NewSubscribersValue): boolean | null =>
  value === 'default' ? null : value === 'confirm';

export const newSubscribersOptions = ({ newsletterDoubleOptInDefault }: NewsletterSettings) => [
  { value: 'default', label: `As on the server: ${labels[toValue(newsletterDoubleOptInDefault)].toLowerCase()}` },
  { value: 'confirm', label: labels.confirm },
  { value: 'at-once', label: labels['at-once'] },
];

/** Whether subscribers would have to confirm, with this value of the form. */
export const needsConfirmation = (value: NewSubscribersValue, { newsletterDoubleOptInDefault }: NewsletterSettings) =>
  value === 'default' ? newsletterDoubleOptInDefault : value === 'confirm';

const formatNewSubscribers = (value: unknown): string =>
  value === 'confirm' || value === 'at-once' ? labels[value] : 'As on the server';

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
] as const;
export type SiteTextField = (typeof textFields)[number];

type LookValues = Pick<StaffSiteSettings, 'palette' | 'theme' | 'fonts'>;

type SiteFormValues = { [Name in SiteTextField]: string } & Record<PageSetting, boolean> &
  LookValues & {
    /** Changed words, by their original texts. */
    words: Record<string, string>;
    hasAgeGate: boolean;
    newSubscribers: NewSubscribersValue;
    /** Empty, or a year. */
    foundedIn: string;
    navigation: NavigationFormValue[];
    footerLinks: NavigationFormValue[];
  };

export type SiteFormApi = UseFormReturnType<SiteFormValues>;

const toLinkValues = (links: readonly NavigationItem[]): NavigationFormValue[] =>
  links.map((item, index) => ({ ...item, key: String(index) }));

/** The menu of the taprooms can be moved, not removed. */
const withTaprooms = (links: readonly NavigationItem[]) =>
  links.some(({ href }) => href === taproomsPath) ? links : [...links, { label: 'Taproom', href: taproomsPath }];

const toLinks = (values: readonly NavigationFormValue[]): NavigationItem[] =>
  values.map(({ label, href }) => ({ label, href }));

export const toFormValues = (settings: StaffSiteSettings): SiteFormValues => ({
  ...(Object.fromEntries(textFields.map((name) => [name, settings[name] ?? ''])) as Record<SiteTextField, string>),
  otherNetworks: (settings.otherNetworks ?? '').replaceAll(' ', '\n'),
  palette: settings.palette,
  theme: settings.theme,
  fonts: settings.fonts,
  words: settings.words,
  hasAgeGate: settings.hasAgeGate,
  newSubscribers: toNewSubscribersValue(settings.newsletterDoubleOptIn),
  ...mapPageSettings((setting) => settings[setting]),
  foundedIn: settings.foundedIn === null ? '' : String(settings.foundedIn),
  navigation: toLinkValues(withTaprooms(settings.navigation)),
  footerLinks: toLinkValues(settings.footerLinks),
});

const toRequestBody = ({ navigation, footerLinks, newSubscribers, ...values }: SiteFormValues) => ({
  ...values,
  newsletterDoubleOptIn: toDoubleOptIn(newSubscribers),
  navigation: toLinks(navigation),
  footerLinks: toLinks(footerLinks),
});

const validateSite = (values: SiteFormValues) => validateWith(siteSettingsUpdate)(toRequestBody(values));

const formatNavigation = (value: SiteFormValues[keyof SiteFormValues]) =>
  Array.isArray(value) ? value.map(({ label }) => label).join(', ') || 'None' : String(value);

const formatSwitch = (value: SiteFormValues[keyof SiteFormValues]) => (value === true ? 'On' : 'Off');

export const siteConflictFields: Field<SiteFormValues>[] = [
  { name: 'name', label: 'Name' },
  { name: 'shortName', label: 'Short name' },
  { name: 'tagline', label: 'Tagline' },
  { name: 'footerText', label: 'Footer text' },
  { name: 'advertiserLine', label: 'Advertiser line' },
  { name: 'timeZone', label: 'Time zone' },
  { name: 'foundedIn', label: 'Founded in' },
  { name: 'palette', label: 'Palette' },
  { name: 'theme', label: 'Theme' },
  { name: 'fonts', label: 'Fonts' },
  { name: 'accentColor', label: 'Accent color' },
  { name: 'secondaryColor', label: 'Secondary color' },
  ...optionalPages.map(({ setting, label }) => ({ name: setting, label: `${label} page`, format: formatSwitch })),
  { name: 'navigation', label: 'Header links', format: formatNavigation },
  { name: 'footerLinks', label: 'Footer links', format: formatNavigation },
  { name: 'words', label: 'Words', format: (words) => Object.values(words).join(', ') || 'Original' },
  { name: 'inquiryRecipient', label: 'Recipient of inquiries' },
  { name: 'contactReply', label: 'Reply to messages' },
  { name: 'privateEventReply', label: 'Reply to private events' },
  { name: 'shippingReply', label: 'Reply to shipping orders' },
  { name: 'newsletterText', label: 'Welcome to the newsletter' },
  { name: 'newSubscribers', label: 'New subscribers', format: formatNewSubscribers },
  { name: 'facebook', label: 'Facebook' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'youtube', label: 'YouTube' },
  { name: 'untappd', label: 'Untappd' },
  { name: 'otherNetworks', label: 'Other networks' },
  { name: 'poweredByName', label: 'Powered by' },
  { name: 'poweredByUrl', label: 'Powered-by link' },
  { name: 'rewardsUrl', label: 'Rewards program' },
  { name: 'hasAgeGate', label: 'Age gate', format: formatSwitch },
  { name: 'mapTileUrl', label: 'Map tiles' },
  { name: 'mapTileAttribution', label: 'Attribution' },
];

type SiteFormOptions = {
  draftKey?: string;
  /** Without it, the form stays open after a save. */
  onLeave?: () => void;
};

export function useSiteForm(record: StaffSiteSettings, { draftKey = 'site', onLeave }: SiteFormOptions = {}) {
  const queryClient = useQueryClient();
  const update = useMutation(siteMutations.save);
  return useRecordForm<StaffSiteSettings, SiteFormValues>({
    record,
    draft: { key: draftKey },
    toFormValues: (settings) => toFormValues(settings ?? record),
    validate: validateSite,
    save: async (values, base) => {
      const { updatedAt } = base ?? record;
      return (await update.mutateAsync({ ...toRequestBody(values), updatedAt })).settings;
    },
    fetchLatest: () => fetchLatestSettings(queryClient),
    onSaved: (settings) => {
      // The next step of the setup shows them at once.
      queryClient.setQueryData(siteSettingsSnapshot.queryKey, settings);
      void queryClient.invalidateQueries(siteQueries.brandName());
      void queryClient.invalidateQueries(siteQueries.brand());
      if (!onLeave) toast.success('Site settings saved successfully!');
    },
    onLeave,
    getErrorMessage: (error) => clientErrorMessage(error, 'Failed to save the site settings. Please try again.'),
    errorPlacement: 'toast',
    invalidText: messages.fixErrors,
  });
}
