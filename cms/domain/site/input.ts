/** `PUT /api/site/settings`, the Site screen and the panel. Absent fields stay unchanged; null or blank clears. */
import * as z from 'zod';
import {
  booleanField,
  optionalText,
  optionalTextMatching,
  requiredChoiceField,
  requiredText,
  emailField,
  completedUrlField,
  urlsField,
  hasPlainHost,
  isHttpUrl,
  timeZoneField,
  requestBody,
} from '../shared/fields';
import { versionField } from '../shared/optimistic-lock';
import { colorField, findContrastProblem, parseColor } from './contrast';
import { accentColorRules, colorRules, secondaryColorRules, siteLimits } from './constants';
import { fontPairNames, paletteNames, themeNames } from './look';
import { mapPageSettings } from './optional-pages';
import { wordsField } from './words';

// Map tiles: the template of their URL, and the attribution, which is HTML.

const defaultMapTileAttribution =
  '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** `https://tile.example/{z}/{x}/{y}.png`, also with `{s}` as the first subdomain, and `{r}` for sharp screens. */
const isMapTileUrl = (text: string) =>
  ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) &&
  text.length <= 1000 &&
  /^https?:\/\/[^\s<>"\\;,']+$/.test(text) &&
  hasPlainHost(text.replace('://{s}.', '://s.')) &&
  URL.canParse(text.replaceAll(/\{\w+\}/g, 'a'));

const link = /<a href="https?:\/\/[^"<>\s]+"(?: target="_blank")?(?: rel="[a-z ]+")?>[^<>]*<\/a>/g;

/** Whether it is text with plain links; other elements and attributes could run scripts. */
const isTileAttribution = (html: string) => !/[<>]/.test(html.replaceAll(link, ''));

// Links that staff enter: a path of the site, a web page, an e-mail address or a phone number.

const path = /^\/(?!\/)[^\s<>"\\^`{|}]*$/;
const contactUrl = /^(?:mailto:[^\s<>"]+@[^\s<>"]+|tel:\+?[\d().-]+)$/i;

const isLinkTarget = (text: string) => path.test(text) || contactUrl.test(text) || isHttpUrl(text);

/** The API returns `''` for a cleared text. */
const clearableText = (label: string, max: number) =>
  optionalText({ label, max }).transform((text) => (text === undefined ? undefined : (text ?? '')));

const socialUrl = (network: string) =>
  completedUrlField(`Please enter the URL of your ${network} page (must start with http:// or https://)`);

const navigationItem = z.object(
  {
    label: requiredText({ label: 'Label', max: siteLimits.navigationLabel, required: 'Please enter a label' }),
    href: requiredText({ label: 'Link', max: 500, required: 'Please enter a path or URL' }).refine(
      (text) => text === '' || isLinkTarget(text),
      'Please enter a path such as /beers, or a URL that starts with https://',
    ),
  },
  { error: 'Each link must have a label and a path or URL' },
);

const linkList = (label: string, max: number) =>
  z
    .array(navigationItem, { error: `${label} must be a list of links` })
    .max(max, `Please list at most ${max} links`)
    .nullable()
    .transform((items) => items ?? [])
    .optional();

/** A cleared switch of the panel is on, as before there were switches. */
const pageField = () => booleanField('The page', true).optional();

const reply = (label: string) => requiredText({ label, max: siteLimits.reply }).optional();

const yearMessage = 'Please enter a year such as 2010';

/** A number, or the text of a form; null or blank clears it. Stored as text: the panel groups the digits of numbers. */
const foundedYear = z
  .union([z.int(), z.string(), z.null()], { error: yearMessage })
  .transform((year) => String(year ?? '').trim() || null)
  .refine((year) => year === null || /^[1-9]\d{3}$/.test(year), yearMessage)
  .optional();

export const siteSettingsFields = {
  name: requiredText({ label: 'Name', max: siteLimits.name }).optional(),
  shortName: requiredText({ label: 'Short name', max: siteLimits.shortName }).optional(),
  tagline: clearableText('Tagline', siteLimits.tagline),
  footerText: clearableText('Footer text', siteLimits.footerText),
  advertiserLine: clearableText('Advertiser line', siteLimits.advertiserLine),
  palette: requiredChoiceField({ values: paletteNames, message: 'Please choose a palette' }).optional(),
  theme: requiredChoiceField({ values: themeNames, message: 'Please choose dark or light' }).optional(),
  fonts: requiredChoiceField({ values: fontPairNames, message: 'Please choose a pair of fonts' }).optional(),
  accentColor: colorField(accentColorRules).optional(),
  secondaryColor: colorField(secondaryColorRules).optional(),
  facebook: socialUrl('Facebook'),
  instagram: socialUrl('Instagram'),
  youtube: socialUrl('YouTube'),
  untappd: socialUrl('Untappd'),
  otherNetworks: urlsField(
    'Please enter the URLs of your pages, one in each line (each must start with http:// or https://)',
  ),
  poweredByName: optionalText({ label: 'Powered by', max: siteLimits.poweredByName }),
  poweredByUrl: completedUrlField('Please enter a valid URL (must start with http:// or https://)'),
  rewardsUrl: optionalTextMatching(
    (text) => isHttpUrl(text) && hasPlainHost(text),
    'Please enter the URL of your rewards program (must start with http:// or https://)',
  ),
  hasAgeGate: booleanField('Age gate', false).optional(),
  ...mapPageSettings(pageField),
  mapTileUrl: optionalTextMatching(
    isMapTileUrl,
    'Please enter a URL that starts with https:// and contains {z}, {x} and {y}',
  ),
  mapTileAttribution: optionalText({ label: 'Attribution', max: siteLimits.mapTileAttribution })
    .refine(
      (text) => !text || isTileAttribution(text),
      'Please use only text and links, such as <a href="https://example.com">Example</a>',
    )
    .transform((text) => (text === undefined ? undefined : (text ?? defaultMapTileAttribution))),
  timeZone: timeZoneField.optional(),
  navigation: linkList('Navigation', siteLimits.navigationItems),
  footerLinks: linkList('Footer links', siteLimits.footerLinks),
  foundedIn: foundedYear,
  words: wordsField.optional(),
  inquiryRecipient: emailField({
    required: 'Please enter the email address that receives inquiries',
    invalid: 'Please enter a valid email address',
  }).optional(),
  contactReply: reply('Reply to messages'),
  privateEventReply: reply('Reply to private events'),
  shippingReply: reply('Reply to shipping orders'),
  newsletterText: requiredText({ label: 'Welcome to the newsletter', max: siteLimits.newsletterText }).optional(),
  newsletterDoubleOptIn: z
    .boolean({ error: 'Double opt-in must be true, false or null' })
    .nullable()
    .optional()
    .meta({ description: 'Null: as NEWSLETTER_DOUBLE_OPT_IN says.' }),
};

/** A link without a text to click. */
const hasNameForLink = ({ poweredByName, poweredByUrl }: { poweredByName?: unknown; poweredByUrl?: unknown }) =>
  !poweredByUrl || poweredByName === undefined || Boolean(poweredByName);

type ColorName = keyof typeof colorRules;

/** If the input has no palette or theme, the color is checked against the stored ones when it is written. */
function findColorProblem(input: unknown, name: ColorName) {
  const { palette, theme, [name]: color } = input as Record<string, unknown>;
  const look = {
    palette: paletteNames.find((each) => each === palette),
    theme: themeNames.find((each) => each === theme),
  };
  if (!look.palette || !look.theme || typeof color !== 'string' || parseColor(color) !== color) return null;
  return findContrastProblem(color, colorRules[name], { palette: look.palette, theme: look.theme });
}

/** `when`: also beside errors of other fields. */
const colorCheck = (name: ColorName) =>
  [
    (input: unknown) => findColorProblem(input, name) === null,
    { path: [name], when: () => true, error: ({ input }) => findColorProblem(input, name)?.message },
  ] satisfies Parameters<z.ZodObject['refine']>;

export const siteSettingsUpdate = requestBody({ ...siteSettingsFields, updatedAt: versionField })
  .refine(hasNameForLink, { path: ['poweredByName'], error: 'Please enter the text of the link' })
  .refine(...colorCheck('accentColor'))
  .refine(...colorCheck('secondaryColor'));
export type SiteSettingsUpdate = z.output<typeof siteSettingsUpdate>;
