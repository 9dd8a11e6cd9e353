/** The links of the footer. */
import { taproomsPath } from '@domain/taproom/label';
import type { NavigationItem, PageSummary } from '@domain/site/schema';
import type { TaproomSummary } from '@domain/taproom/schema';

type Taprooms = readonly Pick<TaproomSummary, 'path'>[];

/** The links of the site settings, then the composed pages. */
export const toFooterLinks = (
  links: readonly NavigationItem[],
  [first]: Taprooms,
  pages: readonly PageSummary[],
): NavigationItem[] => [
  ...links.flatMap(({ label, href }) => {
    if (href !== taproomsPath) return [{ label, href }];
    return first ? [{ label, href: first.path }] : [];
  }),
  ...pages.filter(({ navigation }) => navigation === 'footer').map(({ title, path }) => ({ label: title, href: path })),
];
