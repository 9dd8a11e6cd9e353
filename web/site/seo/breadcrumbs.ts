type Crumb = { name: string; path: string };

/** Breadcrumbs as structured data; starts with Home. */
export const breadcrumbs = (publicUrl: string, ...crumbs: Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
});
