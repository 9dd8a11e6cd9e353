/** Where the site's navigation links to a composed page. */
export const pageNavigations = ['none', 'menu', 'footer'] as const;

export type PageNavigation = (typeof pageNavigations)[number];
