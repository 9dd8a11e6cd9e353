import { encodeTarget } from '@domain/redirect/target';
import { findRedirect, indexRedirects, type Redirect } from '@domain/redirect/redirect';
import { parseBody, type Dependencies } from '../cache/dependencies';

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
