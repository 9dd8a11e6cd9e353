/** The panel's forms of the designed and the composed pages and of their sections, generated from their definitions. */
import { allSections, otherComponents } from '#domain/page/all-components';
import type { PageDefinition } from '#domain/page/definition';
import type { Component, Field } from '#domain/page/fields';
import { pages } from '#domain/page/pages';
import { builtInName, componentUid, pageUid } from '#domain/page/storage';
import { composedPageUid } from '#lib/page/composed-pages';
import type { UnlabeledView, View } from '#domain/panel/view';

type Entry = { name: string; label: string; hint?: string | undefined };

const photoHint = 'Its alternative text is that of the media library.';
const builtInHint = 'A photo that comes with the site, shown while the field beside it is empty.';

const photosHint = 'Their alternative texts and captions are those of the media library.';

const withHint = (hint: string | undefined, general: string) => (hint ? `${hint} ${general}` : general);

function toEntries([name, field]: [string, Field]): Entry[] {
  const { label, hint } = field;
  if (field.kind === 'libraryPhoto') return [{ name, label, hint: withHint(hint, photoHint) }];
  if (field.kind === 'libraryPhotos') return [{ name, label, hint: withHint(hint, photosHint) }];
  if (field.kind !== 'photo') return [{ name, label, hint }];
  return [
    { name, label, hint: withHint(hint, photoHint) },
    { name: builtInName(name), label: `${label}: built in`, hint: builtInHint },
  ];
}

/** Lists and long texts fill a row; a photo is beside its built-in alternative. */
const isWide = ({ kind }: Field) =>
  kind === 'list' || kind === 'longText' || kind === 'richText' || kind === 'libraryPhotos';

function toRow([name, field]: [string, Field]): string {
  if (field.kind === 'photo') return `${name}:6 ${builtInName(name)}:6`;
  return `${name}:${isWide(field) ? 12 : 6}`;
}

const toView = (entries: Entry[], view: Pick<View, 'title' | 'form'>): View => ({
  ...view,
  labels: Object.fromEntries(entries.map(({ name, label }) => [name, label])),
  hints: Object.fromEntries(entries.flatMap(({ name, hint }) => (hint ? [[name, hint]] : []))),
});

const visibility: Entry = {
  name: 'isVisible',
  label: 'Visible',
  hint: 'No: the section keeps its texts, but is not on the site.',
};

function componentView({ fields, title }: Component, isSection: boolean): View {
  const all = Object.entries(fields);
  return toView([...(isSection ? [visibility] : []), ...all.flatMap(toEntries)], {
    title: title ?? ['heading', 'title'].find((name) => name in fields) ?? (isSection ? 'id' : (all[0]?.[0] ?? 'id')),
    form: [...(isSection ? ['isVisible:4'] : []), ...all.map(toRow)],
  });
}

const pageView = ({ hero, sections, placeholders }: PageDefinition): View =>
  toView(
    [
      {
        name: 'title',
        label: 'Name of the page',
        hint: ['In the breadcrumbs of search results.', placeholders].filter(Boolean).join(' '),
      },
      { name: 'hero', label: 'Top of the page' },
      {
        name: 'sections',
        label: 'Sections',
        hint: 'Drag them into order. Each can be here once.',
      },
      { name: 'seo', label: 'Search engines and link previews', hint: placeholders },
    ],
    {
      title: 'title',
      form: ['title:6', ...(hero ? ['hero:12'] : []), ...(sections.length > 0 ? ['sections:12'] : []), 'seo:12'],
    },
  );

const composedPageView: UnlabeledView = {
  title: 'title',
  sort: ['title', 'ASC'],
  list: ['title', 'path', 'isLive', 'navigation', 'updatedAt'],
  form: ['title:6 path:6', 'isLive:4 navigation:4 position:4', 'sections:12', 'seo:12'],
  labels: {
    title: 'Name of the page',
    isLive: 'Live',
    navigation: 'Link in the navigation',
    position: 'Position in the navigation',
    seo: 'Search engines and link previews',
    updatedAt: 'Updated',
  },
  hints: {
    title: 'In menus, and in the breadcrumbs of search results.',
    path: 'For example /weddings. If a live page gets another path, its old one redirects to it.',
    isLive: 'No: a draft, which visitors can’t open.',
    navigation: 'Links come last in the menu and the footer. Without one, only links in texts lead to it.',
    position: 'Pages with smaller numbers come first. Empty: last.',
    // The panel shows about 60 characters.
    sections: 'Drag them into order. {name} is the brewery’s name.',
  },
};

const definitions: readonly PageDefinition[] = pages;

export const pageViews: Record<string, UnlabeledView> = {
  ...Object.fromEntries(definitions.map((page) => [pageUid(page.key), pageView(page)])),
  [composedPageUid]: composedPageView,
};

export const pageComponentViews: Record<string, View> = Object.fromEntries([
  ...otherComponents.map((each) => [componentUid(each), componentView(each, false)] as const),
  ...allSections.map((each) => [componentUid(each), componentView(each, true)] as const),
]);

const logoHint = 'PNG or SVG. Leave empty for the built-in one.';

const pageHint = 'No: its URL doesn’t exist, and nothing on the site links to it.';

export const siteSettingsView: UnlabeledView = {
  title: 'name',
  form: [
    'name:8 shortName:4',
    'tagline:12',
    'footerText:12',
    'advertiserLine:8 timeZone:4',
    'foundedIn:6',
    'logo:4 logoOnLight:4 favicon:4',
    'logoFilename:12',
    'palette:4 theme:4 fonts:4',
    'accentColor:6 secondaryColor:6',
    'navigation:12',
    'footerLinks:12',
    'words:12',
    'facebook:6 instagram:6',
    'youtube:6 untappd:6',
    'otherNetworks:12',
    'poweredByName:6 poweredByUrl:6',
    'inquiryRecipient:6',
    'contactReply:12',
    'privateEventReply:12',
    'shippingReply:12',
    'newsletterText:12',
    'newsletterDoubleOptIn:6',
    'hasOurStoryPage:4 hasStorePage:4 hasShippingPage:4',
    'hasRewardsPage:4 hasDistributorsPage:4',
    'rewardsUrl:8 hasAgeGate:4',
    'mapTileUrl:12',
    'mapTileAttribution:12',
  ],
  labels: {
    logoFilename: 'File name of the logo',
    logoOnLight: 'Logo for light backgrounds',
    favicon: 'Icon',
    navigation: 'Header links',
    inquiryRecipient: 'Recipient of inquiries',
    contactReply: 'Reply to messages',
    privateEventReply: 'Reply to private events',
    shippingReply: 'Reply to shipping orders',
    newsletterText: 'Welcome to the newsletter',
    newsletterDoubleOptIn: 'New subscribers confirm by email',
    youtube: 'YouTube',
    poweredByName: 'Powered by',
    poweredByUrl: 'Powered-by link',
    rewardsUrl: 'Rewards program',
    hasAgeGate: 'Ask visitors for their age',
    hasOurStoryPage: 'Our Story page',
    hasStorePage: 'Store page',
    hasShippingPage: 'Shipping page',
    hasRewardsPage: 'Rewards page',
    hasDistributorsPage: 'Distributors page',
    mapTileUrl: 'Map tiles',
    mapTileAttribution: 'Attribution of the map tiles',
  },
  hints: {
    name: 'In titles, emails and the copyright line.',
    shortName: 'Where the name would be too long, such as below the icon on a phone.',
    tagline: 'Describes the brewery to search engines.',
    footerText: 'Below the logo in the footer.',
    advertiserLine: 'City and state in the copyright line, which the advertising of alcohol requires.',
    timeZone: 'For dates that belong to no taproom, such as America/Los_Angeles.',
    logo: `${logoHint} For the dark theme.`,
    logoOnLight: `${logoHint} For the light theme and prints.`,
    favicon: 'In browser tabs and on phones. A square PNG of at least 512 pixels, or an SVG.',
    accentColor: 'Buttons and links, as # and six digits. Empty: the palette’s. At least 4.5:1 on the background.',
    secondaryColor: 'Lines and large shapes. Empty: the palette’s. At least 3:1 on the background.',
    navigation: 'In this order. /taproom is the menu of the taprooms.',
    footerLinks: 'In this order. /taproom leads to the first taproom.',
    words: 'Changed words by their original texts, as in the staff app under Website, Words.',
    foundedIn: 'The year, for search engines.',
    inquiryRecipient: 'The email address that gets messages, private events and shipping orders.',
    contactReply: 'On the page and in the confirmation by email.',
    privateEventReply: 'On the page and in the confirmation by email.',
    shippingReply: 'On the page and in the confirmation by email.',
    newsletterText: 'What subscribers get, in the welcome email.',
    newsletterDoubleOptIn:
      'Yes: subscribed after following a link in an email. No: at once. Empty: as NEWSLETTER_DOUBLE_OPT_IN says.',
    facebook: 'Leave the links of networks empty that you don’t use.',
    otherNetworks: 'URLs, such as of TikTok, Bluesky, Threads, X and Mastodon.',
    hasOurStoryPage: pageHint,
    hasStorePage: pageHint,
    hasShippingPage: pageHint,
    hasRewardsPage: pageHint,
    hasDistributorsPage: pageHint,
    rewardsUrl: 'A page that is shown at /rewards. Leave empty for the demo program.',
    mapTileUrl: 'A URL with {z}, {x} and {y}. Leave empty for maps without streets.',
    mapTileAttribution: 'Text and links that the provider of the tiles requires.',
  },
};

export const navigationLinkView: UnlabeledView = {
  title: 'label',
  form: ['label:5 href:7'],
  labels: { href: 'Path or URL' },
  hints: { href: 'Such as /beers or https://example.com' },
};
