/** Paths from the taprooms' records: of their pages, and of redirects to them. */
import type { TaproomSummary } from '@domain/taproom/schema';

type Taprooms = readonly Pick<TaproomSummary, 'slug' | 'path'>[];

type TaproomRedirect = { from: string; to: string };

/** `/taproom` leads to the first one, `/locations/{slug}` to each that has another path. */
export function listTaproomRedirects(taprooms: Taprooms): TaproomRedirect[] {
  const [first] = taprooms;
  const redirects = [
    ...(first ? [{ from: '/taproom', to: first.path }] : []),
    ...taprooms.map(({ slug, path }) => ({ from: `/locations/${slug}`, to: path })),
  ];
  return redirects.filter(({ from }) => taprooms.every(({ path }) => path.toLowerCase() !== from));
}

/** The paths of pages and redirects. */
export const listTaproomPaths = (taprooms: Taprooms): string[] => [
  ...taprooms.map(({ path }) => path),
  ...listTaproomRedirects(taprooms).map(({ from }) => from),
];

export const trimTrailingSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');

/** The taproom or composed page with this path; undefined on other pages. */
export function findByPath<Page extends { path: string }>(pathname: string, pages: readonly Page[]): Page | undefined {
  const path = trimTrailingSlash(pathname).toLowerCase();
  return pages.find((page) => page.path.toLowerCase() === path);
}
