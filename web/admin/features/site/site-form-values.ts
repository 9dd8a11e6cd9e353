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
import type { FieldLabels } from '../../lib/merge';

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

const formatNewSubscribers = (value: NewSubscribersValue): string =>
  value === 'default' ? 'As on the server' : labels[value];

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

const toFormValues = (settings: StaffSiteSettings): SiteFormValues => ({
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
  newSubscribers: { format: formatNewSubscribers },
  rewardsUrl: 'Rewards program',
  mapTileUrl: 'Map tiles',
  mapTileAttribution: 'Attribution',
};

type SiteFormOptions = {
  draftKey?: string;
  /** Without it, the form stays open after a save. */
  onLeave?: () => void;
};

export function useSiteForm(record: StaffSiteSettings, { draftKey = 'site', onLeave }: SiteFormOptions = {}) {
  const queryClient = useQueryClient();
  const update = useMutation({ mutationFn: siteMutations.save });
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
