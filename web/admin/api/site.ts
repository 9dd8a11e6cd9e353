import { queryOptions } from '@tanstack/react-query';

export const siteQueries = {
  /** The brewery's name in the web app manifest of the public site. */
  brandName: () =>
    queryOptions({
      queryKey: ['site', 'brand-name'],
      queryFn: async ({ signal }) => {
        const response = await fetch('/site.webmanifest', { signal });
        if (!response.ok) throw new Error(`The manifest request failed with status ${response.status}`);
        return ((await response.json()) as { name: string }).name;
      },
      staleTime: Infinity,
    }),
};
