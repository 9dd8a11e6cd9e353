type Crumb = { name: string; path: string };

/** The way from home to a page, as structured data; home itself is understood. */
export const breadcrumb = (publicUrl: string, ...crumbs: Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
});
