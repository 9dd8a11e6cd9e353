/** Redirects from paths that the site no longer has. They apply where the site would respond with 404. */
import * as z from 'zod';
import { allEventsFeedPath, taproomFeedPath } from '../calendar/paths';
import { leadsToPageOff, type PageSettings } from '../site/optional-pages';
import { findPathConflict, pathConflictMessage, type Taken } from '../site/path-conflict';
import { hasDotSegment, hasUnsafeCharacter } from './target';

export const redirectSchema = z
  .object({
    /** A path of the site, decoded and in lower case: `/old-menu`. */
    from: z.string(),
    /** An encoded path of the site with an optional query and hash, or a URL of another site. */
    to: z.string(),
    /** 301 or 302. */
    status: z.union([z.literal(301), z.literal(302)]),
  })
  .meta({ id: 'Redirect' });

export type Redirect = z.infer<typeof redirectSchema>;
type Link = Pick<Redirect, 'from' | 'to'>;

export const maxRedirectLength = 255;

/** `Old-Menu/` and `https://example.com/Old-Menu?x=1` of a pasted URL become `/old-menu`, and `/caf%C3%A9` `/café`. */
export function normalizeRedirectPath(text: string): string {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '');
  return `/${decodePath(path)
    .replace(/\/{2,}/g, '/')
    .replace(/^\/|\/$/g, '')}`.toLowerCase();
}

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
  ...['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-180.png', '/icon-192.png', '/icon-512.png'],
];

/** Search engines and others take such a file, or a redirect of it, as a proof of owning the domain. */
const isVerificationFile = (path: string) =>
  /^\/(?:google[^/]*\.html|bingsiteauth\.xml|yandex_[^/]*\.html|pinterest-[^/]*\.html|[^/]+\.txt)$/.test(path);

/** Only the feeds of existing taprooms: that of a former slug can be redirected. */
const isFile = (path: string, { taprooms }: Taken) =>
  files.includes(path) || isVerificationFile(path) || taprooms.some(({ slug }) => taproomFeedPath(slug) === path);

/** Whether the path is directly below one of them. */
const isBelowParent = (path: string) =>
  parents.some(
    (parent) => path.startsWith(parent) && path.length > parent.length && !path.slice(parent.length).includes('/'),
  );

type Index<Value extends Link = Link> = ReadonlyMap<string, Value>;

/** Redirects by the path that they start from. */
export const indexRedirects = <Value extends Link>(redirects: readonly Value[]): Index<Value> =>
  new Map(redirects.map((redirect) => [normalizeRedirectPath(redirect.from), redirect]));

/** The target of the last redirect of a chain, as it was entered; null for a loop. */
function resolveEnd(to: string, redirects: Index): string | null {
  const visited = new Set<string>();
  let end = to;
  for (let next = redirects.get(normalizeTarget(end)); next; next = redirects.get(normalizeTarget(end))) {
    if (visited.has(next.from)) return null;
    visited.add(next.from);
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

/** The reason to reject a redirect; null if it is valid. `redirects` are the others. */
export function findRedirectProblem(
  { from, to }: Link,
  { redirects, records, pageSettings, ...taken }: Existing,
): RedirectProblem | null {
  if (hasUnsafeCharacter(from) || hasDotSegment(from))
    return { field: 'from', message: 'Please enter a path of the site such as /old-menu' };
  if (isFile(from, taken))
    return { field: 'from', message: `${from} is a file of the site. A redirect would never be used.` };
  const record = records.find(({ path }) => path === from);
  if (record)
    return { field: 'from', message: `${from} is the path of ${record.label}. A redirect would never be used.` };
  const conflict = findConflict(from, taken, pageSettings);
  if (conflict) return { field: 'from', message: pathConflictMessage(from, conflict) };
  const others = indexRedirects(redirects);
  const other = others.get(from);
  if (other) return { field: 'from', message: `${from} is already redirected to ${other.to}` };
  if (normalizeTarget(to) === from) return { field: 'to', message: 'A path can’t be redirected to itself' };
  const end = resolveEnd(to, new Map([...others, [from, { from, to }]]));
  const next = others.get(normalizeTarget(to));
  if (end === null) return { field: 'to', message: `This would be a loop: ${to} is redirected to ${next?.to ?? from}` };
  return null;
}

function findConflict(from: string, taken: Taken, settings: PageSettings): string | null {
  if (leadsToPageOff(from, settings)) return null;
  return isBelowParent(from) ? findTaproomConflict(from, taken) : findPathConflict(from, taken);
}

const findTaproomConflict = (path: string, taken: Taken) =>
  path.startsWith('/locations/') ? findPathConflict(path, taken) : null;

/** The redirect for a path, with the end of a chain of redirects as its target. */
export function findRedirect(path: string, redirects: Index<Redirect>): Redirect | null {
  const redirect = redirects.get(normalizeRedirectPath(path));
  if (!redirect) return null;
  const end = resolveEnd(redirect.to, redirects);
  return end === null ? null : { ...redirect, to: end };
}

/** The redirects after a page has moved: none starts at its new path, and none leads to its old one. */
export const addRename = (oldPath: string, newPath: string, redirects: readonly Redirect[]): Redirect[] => [
  ...redirects
    .filter(({ from }) => from !== newPath && from !== oldPath)
    .map((redirect) => (normalizeTarget(redirect.to) === oldPath ? { ...redirect, to: newPath } : redirect)),
  { from: oldPath, to: newPath, status: 301 },
];
