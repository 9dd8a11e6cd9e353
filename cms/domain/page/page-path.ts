/** Paths of composed pages. */
import { findRedirect, indexRedirects, isPrefix, type Redirect } from '../redirect/redirect';
import { findFreeSlug } from '../shared/slugify';
import { findPathConflict, pathConflictMessage, type Taken } from '../site/path-conflict';
import { composedPageLimits } from './composed-page';

const pathPattern = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/;

type Existing = Taken & { redirects: readonly Redirect[] };

/**
 * The reason to reject a path, which is normalized; null if it is valid. `existing` is without the page itself, whose path is
 * `current`: a redirect to it, from one of its earlier paths, is no conflict.
 */
export function findPagePathProblem(path: string, existing: Existing, current: string | null = null): string | null {
  if (path === '/') return 'Please enter a path such as /weddings';
  if (path.length > composedPageLimits.path)
    return `The path is too long (maximum ${composedPageLimits.path} characters)`;
  const conflict = findPathConflict(path, existing);
  if (conflict) return pathConflictMessage(path, conflict);
  if (!pathPattern.test(path)) {
    return 'Please use one to three parts of letters without accents, digits and hyphens, such as /weddings or /jobs/brewer';
  }
  // One of all paths below another applies only where there is no page.
  const exact = existing.redirects.filter(({ from }) => !isPrefix(from));
  const redirect = findRedirect(path, indexRedirects(exact));
  if (redirect && redirect.to !== current)
    return `${path} is redirected to ${redirect.to}. Please choose another path, or delete this redirect first.`;
  return null;
}

/** `/weddings-copy`, then `/weddings-copy-2`, for the copy of a page. */
export function findCopyPath(path: string, existing: Existing): string {
  const base = `${path.replace(/-copy(?:-\d+)?$/, '').slice(0, composedPageLimits.path - 12)}-copy`.replace(/-+/g, '-');
  return findFreeSlug(base, (copy) => findPagePathProblem(copy, existing) === null);
}

/** `Copy of Weddings`. */
export const toCopyTitle = (title: string) =>
  `Copy of ${title.replace(/^Copy of /, '')}`.slice(0, composedPageLimits.title).trimEnd();
