/** Links of header and footer. */
import { taproomMenuLabel, taproomsPath } from '@domain/taproom/label';
import type { NavigationItem, PageSummary } from '@domain/site/schema';
import type { TaproomSummary } from '@domain/taproom/schema';
import type { HeaderItem } from './site-context';
import { trimTrailingSlash } from './taproom-routes';

type Taprooms = readonly Pick<TaproomSummary, 'path'>[];

const contactPath = '/contact';

/** The longest row that a laptop has room for, in letters. */
const maxRowLength = 118;

/** `[links, menu button]`: classes that show the one or the other, depending on the width that the links need. */
const headerWidths: [maxLength: number, classes: [string, string]][] = [
  [95, ['max-lg:hidden', 'lg:hidden']],
  [maxRowLength, ['max-xl:hidden', 'xl:hidden']],
  [138, ['max-2xl:hidden', '2xl:hidden']],
];

export const more = 'More';

const gapLength = 3;

/** The length of the links, and of a last menu if there is one. */
const getRowLength = (items: readonly NavigationItem[], hasMore: boolean) =>
  [...items.map(({ label }) => label), ...(hasMore ? [more] : [])].reduce(
    (sum, label) => sum + label.length + gapLength,
    0,
  );

export function getHeaderClasses(items: readonly NavigationItem[], hasMore: boolean): [string, string] {
  const length = getRowLength(items, hasMore);
  return headerWidths.find(([maxLength]) => length <= maxLength)?.[1] ?? ['hidden', ''];
}

/** Leads the menu of the taprooms to the page of the first one; without a taproom, there is none. */
const withTaprooms = (links: readonly NavigationItem[], [first]: Taprooms): HeaderItem[] =>
  links
    .filter(({ href }) => href !== taproomsPath || first)
    .map((link) => (link.href === taproomsPath && first ? { ...link, href: first.path, isTaprooms: true } : link));

/**
 * The links of the site settings with the composed pages before Contact. If the row would be too long with them, they are in
 * a menu of their own.
 */
export function toHeaderItems(
  links: readonly NavigationItem[],
  taprooms: Taprooms,
  pages: readonly PageSummary[],
): HeaderItem[] {
  const navigation = withTaprooms(links, taprooms);
  const own = pages.filter((page) => page.navigation === 'menu' && navigation.every(({ href }) => href !== page.path));
  const ownLinks = own.map(({ path, title }): HeaderItem => ({ label: title, href: path }));
  const isTooLong = getRowLength([...navigation, ...ownLinks], false) > maxRowLength;
  const isMenuUseful = isTooLong && getRowLength(navigation, true) <= maxRowLength;
  const contact = navigation.findIndex(({ href }) => href === contactPath);
  const index = contact === -1 ? navigation.length : contact;
  return [
    ...navigation.slice(0, index),
    ...ownLinks.map((link): HeaderItem => (isMenuUseful ? { ...link, isInMore: true } : link)),
    ...navigation.slice(index),
  ];
}

/** The links of the site settings, then the composed pages. */
export const toFooterLinks = (
  links: readonly NavigationItem[],
  taprooms: Taprooms,
  pages: readonly PageSummary[],
): NavigationItem[] => [
  ...withTaprooms(links, taprooms).map(({ label, href }) => ({ label, href })),
  ...pages.filter(({ navigation }) => navigation === 'footer').map(({ title, path }) => ({ label: title, href: path })),
];

/** A link to each taproom's page. */
export const toTaproomLinks = (taprooms: readonly TaproomSummary[]): NavigationItem[] =>
  taprooms.map((taproom) => ({ label: taproomMenuLabel(taproom), href: taproom.path }));

/** The links of the menu of the taprooms: their pages, then what they pour. */
export const toTaproomMenu = (taprooms: readonly TaproomSummary[]): NavigationItem[] =>
  taprooms.length > 0 ? [...toTaproomLinks(taprooms), { label: 'On Tap Now', href: '/taps' }] : [];

export const legalLinks: readonly NavigationItem[] = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
];

/** Pages without a photo behind the header, where it is dark and compact at any scroll position. */
const solidHeaderPages = ['/store', '/shipping', '/rewards'];

export const hasSolidHeader = (pathname: string) => solidHeaderPages.includes(trimTrailingSlash(pathname));

/** `/beers/lantern` belongs to Beers; Home matches only itself. */
export const isCurrent = (pathname: string, href: string) => {
  const path = trimTrailingSlash(pathname);
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
};
