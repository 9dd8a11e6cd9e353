/** The links of the footer. */
import type { NavigationItem, PageSummary } from '@domain/site/schema';
import type { TaproomSummary } from '@domain/taproom/schema';

/** Stands for the page of the first taproom, whatever its path. */
const firstTaproomPath = '/taproom';

type Taprooms = readonly Pick<TaproomSummary, 'path'>[];

/** The links of the site settings, then the composed pages. */
export const toFooterLinks = (
  links: readonly NavigationItem[],
  [first]: Taprooms,
  pages: readonly PageSummary[],
): NavigationItem[] => [
  ...links.flatMap(({ label, href }) => {
    if (href !== firstTaproomPath) return [{ label, href }];
    return first ? [{ label, href: first.path }] : [];
  }),
  ...pages.filter(({ navigation }) => navigation === 'footer').map(({ title, path }) => ({ label: title, href: path })),
];
