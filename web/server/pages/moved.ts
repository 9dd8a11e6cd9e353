import { findRedirect, type Redirect } from '@domain/redirect/redirect';
import { parseBody, type Dependencies } from '../cache/dependencies';

const redirectsPath = '/redirects';

/** Where the page of a URL has moved, from the CMS's redirects; null if it has not, or they can't be loaded. */
export async function findMoved(dependencies: Dependencies, url: string): Promise<Redirect | null> {
  const response = await dependencies.load(redirectsPath).catch(() => null);
  if (response?.status !== 200) return null;
  const { redirects } = parseBody(response) as { redirects: Redirect[] };
  const [path = '/'] = url.split('?');
  return findRedirect(decodePath(path), redirects);
}

/** The edge has rejected malformed URLs before. */
const decodePath = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
