/** What the staff app knows of the site around it. */
import { queryOptions } from '@tanstack/react-query';

type Manifest = { name: string };

export const siteQueries = {
  /** The name of the brewery, as the site's own manifest says it. */
  breweryName: () =>
    queryOptions({
      queryKey: ['site', 'manifest'],
      queryFn: async ({ signal }): Promise<Manifest> => {
        const response = await fetch('/site.webmanifest', { signal });
        if (!response.ok) throw new Error(`The manifest answered ${response.status}`);
        return response.json() as Promise<Manifest>;
      },
      select: ({ name }) => name,
      staleTime: Infinity,
    }),
};
