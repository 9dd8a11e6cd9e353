/** Links of header and footer (visitor-site.md §2). */
import type { PageSummary } from '@domain/site/site';
import { taproomMenuLabel } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/taproom';
import type { HeaderItem } from '../site-context';

export type NavItem = { label: string; href: string };

/** A link to each taproom's page. */
export const toTaproomLinks = (taprooms: readonly TaproomSummary[]): NavItem[] =>
  taprooms.map((taproom) => ({ label: taproomMenuLabel(taproom), href: taproom.path }));

/** With the page of the first taproom. */
export const toQuickLinks = ([taproom]: readonly TaproomSummary[]): NavItem[] => [
  { label: 'Home', href: '/' },
  { label: 'Our Story', href: '/our-story' },
  { label: 'Beers', href: '/beers' },
  ...(taproom ? [{ label: 'Taproom', href: taproom.path }] : []),
  { label: 'Events', href: '/events' },
  { label: 'Contact', href: '/contact' },
];

export const legalLinks: readonly NavItem[] = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
];

const contactPath = '/contact';

/** The longest row that a laptop has room for, in letters. */
const maxRowLength = 118;

/** `[links, menu button]`: classes that show the one or the other, depending on the width that the links need. */
const headerWidths: [maxLength: number, classes: [string, string]][] = [
  [95, ['max-lg:hidden', 'lg:hidden']],
  [maxRowLength, ['max-xl:hidden', 'xl:hidden']],
  [138, ['max-2xl:hidden', '2xl:hidden']],
];

export const tastingRoom = 'Tasting Room';
export const more = 'More';

const gapLength = 3;

/** Of links, of the menu of taprooms, and of a last menu if there is one. */
const getRowLength = (items: readonly NavItem[], hasMore: boolean) =>
  [...items.map(({ label }) => label), tastingRoom, ...(hasMore ? [more] : [])].reduce(
    (sum, label) => sum + label.length + gapLength,
    0,
  );

export function getHeaderClasses(items: readonly NavItem[], hasMore: boolean): [string, string] {
  const length = getRowLength(items, hasMore);
  return headerWidths.find(([maxLength]) => length <= maxLength)?.[1] ?? ['hidden', ''];
}

/**
 * The links of the site settings with the composed pages before Contact. If the row would be too long with them, they are in
 * a menu of their own.
 */
export function toHeaderItems(navigation: readonly NavItem[], pages: readonly PageSummary[]): HeaderItem[] {
  const own = pages.filter((page) => page.navigation === 'menu' && navigation.every(({ href }) => href !== page.path));
  const links = own.map(({ path, title }): HeaderItem => ({ label: title, href: path }));
  const isTooLong = getRowLength([...navigation, ...links], false) > maxRowLength;
  const isMenuUseful = isTooLong && getRowLength(navigation, true) <= maxRowLength;
  const contact = navigation.findIndex(({ href }) => href === contactPath);
  const index = contact === -1 ? navigation.length : contact;
  return [
    ...navigation.slice(0, index),
    ...links.map((link): HeaderItem => (isMenuUseful ? { ...link, isInMore: true } : link)),
    ...navigation.slice(index),
  ];
}

/** Pages without a photo behind the header, where it is dark and compact at any scroll position. */
const solidHeaderPages = ['/store', '/shipping', '/rewards'];

const trimTrailingSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');

export const hasSolidHeader = (pathname: string) => solidHeaderPages.includes(trimTrailingSlash(pathname));

/** `/beers/lantern` belongs to Beers; Home matches only itself. */
export const isCurrent = (pathname: string, href: string) => {
  const path = trimTrailingSlash(pathname);
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
};
