/** Links of header and footer. */
import { taproomMenuLabel } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/schema';

export type NavItem = { label: string; href: string };

/** A link to each taproom's page. */
export const toTaproomLinks = (taprooms: readonly TaproomSummary[]): NavItem[] =>
  taprooms.map((taproom) => ({ label: taproomMenuLabel(taproom), href: taproom.path }));

/** The links of the menu of the taprooms: their pages, then what they pour. */
export const toTaproomMenu = (taprooms: readonly TaproomSummary[]): NavItem[] =>
  taprooms.length > 0 ? [...toTaproomLinks(taprooms), { label: 'On Tap Now', href: '/taps' }] : [];

export const legalLinks: readonly NavItem[] = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
];

/** Pages without a photo behind the header, where it is dark and compact at any scroll position. */
const solidHeaderPages = ['/store', '/shipping', '/rewards'];

const trimTrailingSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');

export const hasSolidHeader = (pathname: string) => solidHeaderPages.includes(trimTrailingSlash(pathname));

/** `/beers/lantern` belongs to Beers; Home matches only itself. */
export const isCurrent = (pathname: string, href: string) => {
  const path = trimTrailingSlash(pathname);
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
};
