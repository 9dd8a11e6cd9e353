/** Paths from the taprooms' records: of their pages, and of redirects to them. */
import type { TaproomSummary } from '@domain/taproom/taproom';

type Taprooms = readonly Pick<TaproomSummary, 'slug' | 'path'>[];

export type TaproomRedirect = { from: string; to: string };

/** `/taproom` leads to the first one, `/locations/{slug}` to each that has another path. */
export function listTaproomRedirects(taprooms: Taprooms): TaproomRedirect[] {
  const [first] = taprooms;
  const redirects = [
    ...(first ? [{ from: '/taproom', to: first.path }] : []),
    ...taprooms.map(({ slug, path }) => ({ from: `/locations/${slug}`, to: path })),
  ];
  return redirects.filter(({ from }) => taprooms.every(({ path }) => path.toLowerCase() !== from));
}

/** Of pages and redirects. */
export const listTaproomPaths = (taprooms: Taprooms): string[] => [
  ...taprooms.map(({ path }) => path),
  ...listTaproomRedirects(taprooms).map(({ from }) => from),
];

const trimTrailingSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');

/** The taproom whose page this is; undefined on other pages. */
export function findPageTaproom<Taproom extends Pick<TaproomSummary, 'path'>>(
  pathname: string,
  taprooms: readonly Taproom[],
): Taproom | undefined {
  const path = trimTrailingSlash(pathname).toLowerCase();
  return taprooms.find((taproom) => taproom.path.toLowerCase() === path);
}
