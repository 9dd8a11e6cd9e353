import { findRedirect, indexRedirects, type Redirect } from '@domain/redirect/redirect';
import { encodeTarget } from '@domain/redirect/target';
import { defaultTaproomPath } from '@domain/taproom/slug';
import type { TaproomSummary } from '@domain/taproom/schema';
import { canonicalTaproomParam } from '../../domain/event';
import { parseBody, type Dependencies } from '../cache/response-cache';
import { splitUrl } from '../url';

const redirectsPath = '/redirects';

/** Where the page of a URL has moved, from the CMS's redirects; null if it has not, or they can't be loaded. */
export async function findMoved(dependencies: Dependencies, url: string, publicUrl: string): Promise<Redirect | null> {
  const response = await dependencies.load(redirectsPath).catch(() => null);
  if (response?.status !== 200) return null;
  const { redirects } = parseBody(response) as { redirects: Redirect[] };
  return findRedirect(url, getIndex(redirects, publicUrl));
}

const indexes = new WeakMap<Redirect[], ReturnType<typeof indexRedirects<Redirect>>>();

/** Built once per loaded list. A target that can't be a header would end the request, so that its redirect is ignored. */
function getIndex(redirects: Redirect[], publicUrl: string) {
  const known = indexes.get(redirects);
  if (known) return known;
  const encoded = redirects.flatMap((redirect) => {
    const to = encodeTarget(redirect.to, publicUrl);
    return to === null ? [] : [{ ...redirect, to }];
  });
  const index = indexRedirects(encoded);
  indexes.set(redirects, index);
  return index;
}

type Taproom = Pick<TaproomSummary, 'slug' | 'name' | 'path'>;
type FindMovedTo = (path: string) => Promise<Redirect | null>;

/** By the redirect that a taproom leaves when its slug changes. */
export async function findByFormerSlug<Found extends Taproom>(
  slug: string,
  taprooms: readonly Found[],
  findMovedTo: FindMovedTo,
): Promise<Found | undefined> {
  const moved = await findMovedTo(defaultTaproomPath(encodeURIComponent(slug)));
  return taprooms.find(({ path, slug: present }) => moved?.to === path || moved?.to === defaultTaproomPath(present));
}

const paths = ['/events', '/taps'];

/** `/events?taproom=` and `/taps?taproom=`, which is printed as QR codes, with the present slug instead of a former one; every other URL as it is. */
export async function replaceFormerTaproom(url: string, taprooms: readonly Taproom[], findMovedTo: FindMovedTo) {
  const { path, query } = splitUrl(url);
  const former = paths.includes(path) ? query.get('taproom')?.trim() : null;
  if (!former || canonicalTaproomParam(taprooms, former) !== null) return url;
  const taproom = await findByFormerSlug(former, taprooms, findMovedTo);
  if (!taproom) return url;
  query.set('taproom', taproom.slug);
  return `${path}?${query}`;
}
