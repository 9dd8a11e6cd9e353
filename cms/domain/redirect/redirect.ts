/** Redirects from paths that the site no longer has. They apply where the site would respond with 404. */
import * as z from 'zod';
import { allEventsFeedPath, taproomFeedPath } from '../calendar/paths';
import { leadsToPageOff, type PageSettings } from '../site/optional-pages';
import { findPathConflict, pathConflictMessage, type Taken } from '../site/path-conflict';
import { hasDotSegment, hasUnsafeCharacter } from './target';

export const redirectSchema = z
  .object({
    /**
     * A path of the site, decoded and in lower case: `/old-menu`; with a query, only URLs with its parameters: `/beer.php?id=3`;
     * with `/*` at the end, every path below: `/blog/*`.
     */
    from: z.string(),
    /**
     * An encoded path of the site with an optional query and hash, or a URL of another site. `/*` at the end stands for what the
     * requested path has below that of `from`.
     */
    to: z.string(),
    /** 301 or 302. */
    status: z.union([z.literal(301), z.literal(302)]),
  })
  .meta({ id: 'Redirect' });

export type Redirect = z.infer<typeof redirectSchema>;
type Link = Pick<Redirect, 'from' | 'to'>;

export const maxRedirectLength = 255;

/** `Old-Menu/` and `https://example.com/Old-Menu?x=1` of a pasted URL become `/old-menu`, and `/caf%C3%A9` `/café`. */
export const normalizeRedirectPath = (text: string): string => toPath(text).toLowerCase();

function toPath(text: string): string {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '');
  return `/${decodePath(path)
    .replace(/\/{2,}/g, '/')
    .replace(/^\/|\/$/g, '')}`;
}

/** Keeps the query, with its parameters in order of their names. */
export function normalizeRedirectFrom(text: string): string {
  const query = getParams(text);
  query.sort();
  return normalizeRedirectPath(text) + (query.size > 0 ? `?${query}` : '');
}

const getParams = (url: string) => new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '');

/** Characters with a meaning in URLs, and %, stay encoded, so that a path can be decoded again. */
function decodePath(path: string): string {
  try {
    return decodeURI(path.replaceAll('%25', '%2525'));
  } catch {
    return path;
  }
}

/** Parents of pages whose former paths can be redirected: `/beers/old-name`. */
const parents = ['/beers/', '/events/', '/locations/'];

/** Served by the site in any case. */
export const files: readonly string[] = [
  ...['/404', '/robots.txt', '/sitemap.xml', '/site.webmanifest', '/theme.css', allEventsFeedPath],
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-180.png',
  '/icon-192.png',
  '/icon-512.png',
];

/** Search engines and others take such a file, or a redirect of it, as a proof of owning the domain. */
const isVerificationFile = (path: string) =>
  /^\/(?:(?:google|naver|pinterest-|norton_|yandex_)[^/]*\.html|[^/]*verif[^/]*\.html|[a-z0-9]{24,}\.html|bingsiteauth\.xml|[^/]+\.txt)$/.test(
    path,
  );

/** Only feeds of existing taprooms: that of a former slug can be redirected. */
const isFile = (path: string, { taprooms }: Taken) =>
  files.includes(path) || isVerificationFile(path) || taprooms.some(({ slug }) => taproomFeedPath(slug) === path);

/** Whether the path is directly below one of the parents. */
const isBelowParent = (path: string) =>
  parents.some(
    (parent) => path.startsWith(parent) && path.length > parent.length && !path.slice(parent.length).includes('/'),
  );

type Prefix<Value> = { parent: string; redirect: Value };

/** Redirects by path, those with the most parameters first, and those of all paths below a parent, the longest first. */
type Index<Value extends Link = Link> = {
  byPath: ReadonlyMap<string, { params: URLSearchParams; redirect: Value }[]>;
  prefixes: readonly Prefix<Value>[];
};

export const isPrefix = (from: string) => from.endsWith('/*');

export function indexRedirects<Value extends Link>(redirects: readonly Value[]): Index<Value> {
  const byPath = new Map<string, { params: URLSearchParams; redirect: Value }[]>();
  const prefixes: Prefix<Value>[] = [];
  for (const redirect of redirects) {
    const path = normalizeRedirectPath(redirect.from);
    if (isPrefix(path)) prefixes.push({ parent: path.slice(0, -1), redirect });
    else byPath.set(path, [...(byPath.get(path) ?? []), { params: getParams(redirect.from), redirect }]);
  }
  for (const entries of byPath.values()) entries.sort((one, two) => two.params.size - one.params.size);
  return { byPath, prefixes: prefixes.sort((one, two) => two.parent.length - one.parent.length) };
}

type Match<Value extends Link> = { redirect: Value; to: string };

/** The redirect of a URL of the site, and where it leads. */
function findMatch<Value extends Link>(url: string, { byPath, prefixes }: Index<Value>): Match<Value> | null {
  const path = normalizeRedirectPath(url);
  const params = getParams(url);
  const entry = byPath.get(path)?.find((each) => [...each.params].every(([name, value]) => params.get(name) === value));
  if (entry) return { redirect: entry.redirect, to: entry.redirect.to };
  const prefix = prefixes.find(({ parent }) => path.startsWith(parent) && path.length > parent.length);
  if (!prefix || hasDotSegment(path)) return null;
  return { redirect: prefix.redirect, to: fillTarget(prefix.redirect.to, restBelow(prefix.parent, toPath(url))) };
}

/** Keeps the case of the URL: the paths of other sites depend on it. */
const restBelow = (parent: string, path: string) =>
  path
    .split('/')
    .slice(parent.split('/').length - 1)
    .join('/');

/** `rest` is decoded, except for %. */
const fillTarget = (to: string, rest: string) =>
  isPrefix(to) ? to.slice(0, -1) + encodeURI(rest).replaceAll('%25', '%') : to;

/** The target of the last redirect of a chain, as it was entered; null for a loop. */
function resolveEnd(to: string, redirects: Index): string | null {
  const visited = new Set<Link>();
  const findNext = (url: string) => (url.startsWith('/') ? findMatch(url, redirects) : null);
  let end = to;
  for (let next = findNext(end); next; next = findNext(end)) {
    if (visited.has(next.redirect)) return null;
    visited.add(next.redirect);
    end = next.to;
  }
  return end;
}

/** The path of a target on this site; the URL of another one. */
const normalizeTarget = (to: string) => (to.startsWith('/') ? normalizeRedirectPath(to) : to);

type Existing = Taken & {
  redirects: readonly Link[];
  /** Beers and events: `/beers/lantern`. */
  records: readonly { path: string; label: string }[];
  /** The path of a page that is switched off can be redirected, such as to a shop elsewhere. */
  pageSettings: PageSettings;
};

export type RedirectProblem = { field: 'from' | 'to'; message: string };

const invalidFrom = 'Please enter a path of the site such as /old-menu';

/** The reason to reject a redirect; null if it is valid. `redirects` are the others. */
export function findRedirectProblem(
  { from, to }: Link,
  { redirects, records, pageSettings, ...taken }: Existing,
): RedirectProblem | null {
  const path = normalizeRedirectPath(from);
  if (hasUnsafeCharacter(from) || hasDotSegment(path)) return { field: 'from', message: invalidFrom };
  const star = findStarProblem({ from: path, to });
  if (star) return star;
  if (isFile(path, taken))
    return { field: 'from', message: `${from} is a file of the site. A redirect would never be used.` };
  const record = records.find((each) => each.path === path);
  if (record)
    return { field: 'from', message: `${from} is the path of ${record.label}. A redirect would never be used.` };
  const conflict = findConflict(path, taken, pageSettings);
  if (conflict) return { field: 'from', message: pathConflictMessage(from, conflict) };
  const other = redirects.find((each) => normalizeRedirectFrom(each.from) === from);
  if (other) return { field: 'from', message: `${from} is already redirected to ${other.to}` };
  if (normalizeTarget(to) === from) return { field: 'to', message: 'A path can’t be redirected to itself' };
  const index = indexRedirects([...redirects, { from, to }]);
  if (resolveEnd(to, index) !== null) return null;
  const next = findMatch(to, indexRedirects(redirects));
  return { field: 'to', message: `This would be a loop: ${to} is redirected to ${next?.to ?? from}` };
}

function findStarProblem({ from, to }: Link): RedirectProblem | null {
  if (from === '/*' || from.slice(0, -1).includes('*') || (from.endsWith('*') && !isPrefix(from)))
    return { field: 'from', message: 'The * stands for all paths below one, at the end: /blog/*' };
  if (to.includes('*') && !(isPrefix(from) && isPrefix(to) && !to.slice(0, -1).includes('*')))
    return { field: 'to', message: 'The * can only be at the end, if the old path ends with /* too: /news/*' };
  return null;
}

function findConflict(from: string, taken: Taken, settings: PageSettings): string | null {
  if (leadsToPageOff(from, settings)) return null;
  return isBelowParent(from) ? findTaproomConflict(from, taken) : findPathConflict(from, taken);
}

const findTaproomConflict = (path: string, taken: Taken) =>
  path.startsWith('/locations/') ? findPathConflict(path, taken) : null;

/** The redirect of a URL of the site, with the end of a chain of redirects as its target. */
export function findRedirect(url: string, redirects: Index<Redirect>): Redirect | null {
  const match = findMatch(url, redirects);
  if (!match) return null;
  // Redirects of all paths below another apply only where no page is, which only a request of the target shows.
  const end = resolveEnd(match.to, { ...redirects, prefixes: [] });
  return end === null ? null : { ...match.redirect, to: end };
}

/** The query of a redirected URL without the parameters that the redirect itself is about. */
export function getRemainingQuery(url: string, { from }: Pick<Redirect, 'from'>): URLSearchParams {
  const params = getParams(url);
  for (const name of getParams(from).keys()) params.delete(name);
  return params;
}

/** The redirects after a page has moved: none starts at its new path, and none leads to its old one. */
export const addRename = (oldPath: string, newPath: string, redirects: readonly Redirect[]): Redirect[] => [
  ...redirects
    .filter(({ from }) => from !== newPath && from !== oldPath)
    .map((redirect) => (normalizeTarget(redirect.to) === oldPath ? { ...redirect, to: newPath } : redirect)),
  { from: oldPath, to: newPath, status: 301 },
];
