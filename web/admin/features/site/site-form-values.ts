/** The site settings as the form edits them. Logos and icon are saved at once. */
import type { UseFormReturnType } from '@mantine/form';
import { siteSettingsUpdate } from '@domain/site/input';
import type { NavigationItem, SiteSettings } from '@domain/site/site';
import { validateWith } from '../../lib/form-errors';
import type { Field } from '../../lib/merge';

/** `key` identifies a link while it moves. */
export type NavigationFormValue = NavigationItem & { key: string };

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
  'poweredByName',
  'poweredByUrl',
  'rewardsUrl',
  'mapTileUrl',
  'mapTileAttribution',
] as const;
export type SiteTextField = (typeof textFields)[number];

export type SiteFormValues = { [Name in SiteTextField]: string } & {
  hasAgeGate: boolean;
  navigation: NavigationFormValue[];
};

export type SiteFormApi = UseFormReturnType<SiteFormValues>;

export const toFormValues = (settings: SiteSettings): SiteFormValues => ({
  ...(Object.fromEntries(textFields.map((name) => [name, settings[name] ?? ''])) as Record<SiteTextField, string>),
  hasAgeGate: settings.hasAgeGate,
  navigation: settings.navigation.map((item, index) => ({ ...item, key: String(index) })),
});

export const toRequestBody = ({ navigation, ...values }: SiteFormValues) => ({
  ...values,
  navigation: navigation.map(({ label, href }) => ({ label, href })),
});

export const validateSite = (values: SiteFormValues) => validateWith(siteSettingsUpdate)(toRequestBody(values));

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
  { name: 'accentColor', label: 'Accent color' },
  { name: 'secondaryColor', label: 'Secondary color' },
  { name: 'navigation', label: 'Header links', format: formatNavigation },
  { name: 'facebook', label: 'Facebook' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'youtube', label: 'YouTube' },
  { name: 'untappd', label: 'Untappd' },
  { name: 'poweredByName', label: 'Powered by' },
  { name: 'poweredByUrl', label: 'Powered-by link' },
  { name: 'rewardsUrl', label: 'Rewards program' },
  { name: 'hasAgeGate', label: 'Age gate', format: formatSwitch },
  { name: 'mapTileUrl', label: 'Map tiles' },
  { name: 'mapTileAttribution', label: 'Attribution' },
];
