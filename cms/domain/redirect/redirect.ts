/** Redirects from paths that the site no longer has. They apply where the site would respond with 404. */
import * as z from 'zod';
import { findPathConflict, pathConflictMessage, type Taken } from '../site/path-conflict';

export const redirectSchema = z
  .object({
    /** A path of the site, in lower case: `/old-menu`. */
    from: z.string(),
    /** A path of the site with an optional query and hash, or a URL of another site. */
    to: z.string(),
    /** 301 or 302. */
    status: z.union([z.literal(301), z.literal(302)]),
  })
  .meta({ id: 'Redirect' });

export type Redirect = z.infer<typeof redirectSchema>;
type Link = Pick<Redirect, 'from' | 'to'>;

export const maxRedirectLength = 255;

/** `Old-Menu/` and `https://example.com/Old-Menu?x=1` of a pasted URL become `/old-menu`. */
export function normalizeRedirectPath(text: string): string {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '');
  return `/${path.replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '')}`.toLowerCase();
}

/** Parents of pages whose former paths can be redirected: `/beers/old-name`. */
const parents = ['/beers/', '/events/', '/locations/'];

/** Whether the path is directly below one of them. */
const isBelowParent = (path: string) =>
  parents.some(
    (parent) => path.startsWith(parent) && path.length > parent.length && !path.slice(parent.length).includes('/'),
  );

/** The end of a chain of redirects; null for a loop. */
function resolveEnd(to: string, others: readonly Link[]): string | null {
  const visited = new Set<string>();
  let path = normalizeTarget(to);
  for (let next = find(path, others); next; next = find(path, others)) {
    if (visited.has(next.from)) return null;
    visited.add(next.from);
    path = normalizeTarget(next.to);
  }
  return path;
}

const find = (path: string, redirects: readonly Link[]) => redirects.find(({ from }) => from === path);

/** The path of a target on this site; the URL of another one. */
const normalizeTarget = (to: string) => (to.startsWith('/') ? normalizeRedirectPath(to) : to);

type Existing = Taken & {
  redirects: readonly Link[];
  /** Beers and events: `/beers/lantern`. */
  records: readonly { path: string; label: string }[];
};

export type RedirectProblem = { field: 'from' | 'to'; message: string };

/** The reason to reject a redirect; null if it is valid. `redirects` are the others. */
export function findRedirectProblem(
  { from, to }: Link,
  { redirects, records, ...taken }: Existing,
): RedirectProblem | null {
  const record = records.find(({ path }) => path === from);
  if (record)
    return { field: 'from', message: `${from} is the path of ${record.label}. A redirect would never be used.` };
  const conflict = isBelowParent(from) ? findTaproomConflict(from, taken) : findPathConflict(from, taken);
  if (conflict) return { field: 'from', message: pathConflictMessage(from, conflict) };
  const other = find(from, redirects);
  if (other) return { field: 'from', message: `${from} is already redirected to ${other.to}` };
  if (normalizeTarget(to) === from) return { field: 'to', message: 'A path can’t be redirected to itself' };
  const end = resolveEnd(to, [...redirects, { from, to }]);
  const next = find(normalizeTarget(to), redirects);
  if (end === null) return { field: 'to', message: `This would be a loop: ${to} is redirected to ${next?.to ?? from}` };
  return null;
}

const findTaproomConflict = (path: string, taken: Taken) =>
  path.startsWith('/locations/') ? findPathConflict(path, taken) : null;

/** The redirect for a path, with the end of a chain of redirects as its target. */
export function findRedirect(path: string, redirects: readonly Redirect[]): Redirect | null {
  const redirect = redirects.find(({ from }) => from === normalizeRedirectPath(path));
  if (!redirect) return null;
  const end = find(normalizeTarget(redirect.to), redirects) ? resolveEnd(redirect.to, redirects) : redirect.to;
  return end === null ? null : { ...redirect, to: end };
}

/** The redirects after a page has moved: none starts at its new path, and none leads to its old one. */
export const addRename = (oldPath: string, newPath: string, redirects: readonly Redirect[]): Redirect[] => [
  ...redirects
    .filter(({ from }) => from !== newPath && from !== oldPath)
    .map((redirect) => (normalizeTarget(redirect.to) === oldPath ? { ...redirect, to: newPath } : redirect)),
  { from: oldPath, to: newPath, status: 301 },
];
