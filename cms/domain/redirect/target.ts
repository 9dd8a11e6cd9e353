/** The targets of redirects as URLs, encoded as the `Location` header requires. */

const controlCharacter = /\p{Cc}/u;

const dotSegment = /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|%5c|$)/i;

/** Includes encoded ones, which browsers and proxies resolve. */
export const hasDotSegment = (path: string) => dotSegment.test(path);

/** What it should not have at all: browsers read a backslash as a slash. */
export const hasUnsafeCharacter = (text: string) => controlCharacter.test(text) || text.includes('\\');

/**
 * `/beers/ü` becomes `/beers/%C3%BC`, a URL of the site itself its path, and `https://münchen.example` its ASCII form; null if
 * it is neither a path of the site nor an HTTP URL.
 */
export function encodeTarget(text: string, publicUrl: string): string | null {
  const to = text.trim();
  if (hasUnsafeCharacter(to) || !/^(?:\/(?!\/)|https?:\/\/[^/])/i.test(to)) return null;
  const [beforeQuery = ''] = to.split(/[?#]/);
  if (hasDotSegment(beforeQuery) || !URL.canParse(to, publicUrl)) return null;
  const url = new URL(to, publicUrl);
  if (url.origin !== new URL(publicUrl).origin) return url.href;
  // `https://site//other.example` must not become the URL of another host.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
}
