import { files, findRedirect, indexRedirects, normalizeRedirectPath, type Redirect } from '#domain/redirect/redirect';
import { leadsToPageOff } from '#domain/site/optional-pages';
import { findPathConflict } from '#domain/site/path-conflict';
import { taproomFeedPath } from '#domain/calendar/paths';
import { fetchPageSettings } from '#lib/site-settings/queries';
import { findIdentities, findTakenPaths } from '#lib/taproom/rules';

const slugBelow = (parent: string, path: string) => (path.startsWith(parent) ? path.slice(parent.length) : null);

async function findSlugs(uid: string, slugs: string[], filter: object): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const bySlugOrId = { $or: [{ slug: { $in: slugs } }, { documentId: { $in: slugs } }] };
  const found: { slug: string; documentId: string }[] = await strapi.db
    .query(uid as 'api::beer.beer')
    .findMany({ select: ['slug', 'documentId'], where: { ...filter, ...bySlugOrId } });
  return new Set(found.flatMap(({ slug, documentId }) => [slug, documentId]));
}

const records = [
  { parent: '/beers/', uid: 'api::beer.beer', filter: { isActive: true } },
  {
    parent: '/events/',
    uid: 'api::event.event',
    filter: { isPublic: true, eventStatus: { $in: ['published', 'cancelled', 'completed'] } },
  },
] as const;

/** Those that end at another site or at a public page: the others would lead to a 404, and reveal hidden taprooms. */
export async function selectPublicRedirects(redirects: readonly Redirect[]): Promise<Redirect[]> {
  const index = indexRedirects(redirects);
  const ends = redirects.map((redirect) => ({ redirect, to: findRedirect(redirect.from, index)?.to ?? null }));
  const paths = ends.flatMap(({ to }) => (to?.startsWith('/') ? [normalizeRedirectPath(to)] : []));
  const slugs = await Promise.all(
    records.map(async ({ parent, uid, filter }) => ({
      parent,
      found: await findSlugs(
        uid,
        paths.flatMap((path) => slugBelow(parent, path) ?? []),
        filter,
      ),
    })),
  );
  const identities = await findIdentities();
  const taken = await findTakenPaths(
    identities.filter(({ isActive }) => isActive !== false),
    { isLive: true },
  );
  const pageSettings = await fetchPageSettings();
  const feeds = taken.taprooms.map(({ slug }) => taproomFeedPath(slug));

  function isPublic(path: string): boolean {
    // The redirects of all paths below another one lead to many pages; some of them may be missing.
    if (path.endsWith('/*')) return hasPageBelow(path.slice(0, -1));
    if (files.includes(path) || feeds.includes(path)) return true;
    const record = slugs.find(({ parent }) => slugBelow(parent, path));
    if (record) return record.found.has(slugBelow(record.parent, path) ?? '');
    return !leadsToPageOff(path, pageSettings) && findPathConflict(path, taken) !== null;
  }
  const hasPageBelow = (parent: string) =>
    records.some((record) => record.parent === parent) ||
    [...taken.pages, ...taken.taprooms].some(({ path }) => path.startsWith(parent));
  return ends
    .filter(({ to }) => to !== null && (!to.startsWith('/') || isPublic(normalizeRedirectPath(to))))
    .map(({ redirect }) => redirect);
}
