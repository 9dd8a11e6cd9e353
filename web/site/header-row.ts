/** The row of links in the header. */
import type { NavigationItem, PageSummary } from '@domain/site/schema';
import type { HeaderItem } from './site-context';

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

/** Of links, of the menu of taprooms, and of a last menu if there is one. */
const getRowLength = (items: readonly NavigationItem[], taproomsLabel: string, hasMore: boolean) =>
  [...items.map(({ label }) => label), taproomsLabel, ...(hasMore ? [more] : [])].reduce(
    (sum, label) => sum + label.length + gapLength,
    0,
  );

type Row = { items: readonly NavigationItem[]; taproomsLabel: string; hasMore: boolean };

export function getHeaderClasses({ items, taproomsLabel, hasMore }: Row): [string, string] {
  const length = getRowLength(items, taproomsLabel, hasMore);
  return headerWidths.find(([maxLength]) => length <= maxLength)?.[1] ?? ['hidden', ''];
}

type Navigation = { navigation: readonly NavigationItem[]; taproomsLabel: string };

/**
 * The links of the site settings with the composed pages before Contact. If the row would be too long with them, they are in
 * a menu of their own.
 */
export function toHeaderItems({ navigation, taproomsLabel }: Navigation, pages: readonly PageSummary[]): HeaderItem[] {
  const own = pages.filter((page) => page.navigation === 'menu' && navigation.every(({ href }) => href !== page.path));
  const links = own.map(({ path, title }): HeaderItem => ({ label: title, href: path }));
  const isTooLong = getRowLength([...navigation, ...links], taproomsLabel, false) > maxRowLength;
  const isMenuUseful = isTooLong && getRowLength(navigation, taproomsLabel, true) <= maxRowLength;
  const contact = navigation.findIndex(({ href }) => href === contactPath);
  const index = contact === -1 ? navigation.length : contact;
  return [
    ...navigation.slice(0, index),
    ...links.map((link): HeaderItem => (isMenuUseful ? { ...link, isInMore: true } : link)),
    ...navigation.slice(index),
  ];
}
