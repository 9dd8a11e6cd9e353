/** Redirects: the rules, those that visitors follow, and what staff see and edit. */
import { taproomFeedPath } from '#domain/calendar/paths';
import {
  type Redirect,
  findRedirectProblem,
  maxRedirectLength,
  normalizeRedirectFrom,
  normalizeRedirectPath,
  type RedirectProblem,
  files,
  findRedirect,
  indexRedirects,
} from '#domain/redirect/redirect';
import type { RedirectInput, RedirectUpdate, RedirectListQuery, StaffRedirect } from '#domain/redirect/staff-redirect';
import { encodeTarget } from '#domain/redirect/target';
import { foldText } from '#domain/shared/fold-text';
import { getRowOffset, toPagination } from '#domain/shared/query-fields';
import { leadsToPageOff } from '#domain/site/optional-pages';
import { findPathConflict } from '#domain/site/path-conflict';
import { notFound, rejectStale } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { rejectedFields } from '#lib/parse';
import { type ContentRow, requireRow } from '#lib/rows';
import { settings } from '#lib/settings';
import { fetchPageSettings } from '#lib/site-settings/queries';
import { toInstant } from '#lib/stored-values';
import { findIdentities, findTakenPaths } from '#lib/taproom/rules';
import { deletePlainRecord, restorePlainRecord } from '#lib/trash';

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

export const redirectUid = 'api::redirect.redirect';

type RedirectDocument = ContentRow<typeof redirectUid>;

export const toRedirect = ({ from, to, isPermanent }: RedirectDocument): Redirect => ({
  from,
  to,
  status: isPermanent ? 301 : 302,
});

/** Checks a field of a write that is not validated yet. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export const listRedirects = (): Promise<RedirectDocument[]> =>
  strapi.db.query(redirectUid).findMany({ orderBy: { from: 'asc' } });

/** Chains and missing targets depend on all redirects. */
async function loadStaffRedirects(): Promise<StaffRedirect[]> {
  const stored = await listRedirects();
  const used = new Set((await selectPublicRedirects(stored.map(toRedirect))).map(({ from }) => from));
  return stored.map(({ documentId, from, to, isPermanent, createdAt, updatedAt }) => ({
    _id: documentId,
    from,
    to,
    isPermanent,
    isBroken: !used.has(from),
    createdAt: toInstant(createdAt),
    updatedAt: toInstant(updatedAt),
  }));
}

export async function listStaffRedirects({ search, ...page }: RedirectListQuery) {
  const text = foldText(search ?? '');
  const found = (await loadStaffRedirects()).filter(({ from, to }) => foldText(`${from}\n${to}`).includes(text));
  const start = getRowOffset(page);
  return { redirects: found.slice(start, start + page.limit), pagination: toPagination(page, found.length) };
}

export async function findStaffRedirect(id: string): Promise<StaffRedirect> {
  const redirect = (await loadStaffRedirects()).find(({ _id }) => _id === id);
  if (!redirect) throw notFound('Redirect');
  return redirect;
}

const withLockedRedirect = (documentId: string, work: (stored: RedirectDocument) => Promise<unknown>) =>
  withLock(`redirect ${documentId}`, async () => {
    await work(await requireRow(redirectUid, 'Redirect', { where: { documentId } }));
  });

export async function createRedirect(data: RedirectInput): Promise<string> {
  const { documentId } = await strapi.documents(redirectUid).create({ data: { isPermanent: true, ...data } });
  return documentId;
}

export const updateRedirect = (documentId: string, { updatedAt, ...data }: RedirectUpdate): Promise<void> =>
  withLockedRedirect(documentId, (stored) => {
    rejectStale(stored, updatedAt);
    return strapi.documents(redirectUid).update({ documentId, data });
  });

export const deleteRedirect = (documentId: string, now: Date): Promise<void> =>
  withLockedRedirect(documentId, (stored) => deletePlainRecord(redirectUid, stored, now));

export const restoreRedirect = (documentId: string, now: Date): Promise<void> =>
  withLock(`redirect ${documentId}`, () => restorePlainRecord(redirectUid, documentId, now));

type Params = { documentId?: string; data?: { from?: unknown; to?: unknown } };

const findRecords = async (from: string) => {
  const [, parent, slug = ''] = from.split('/');
  if (parent === 'beers' && (await strapi.db.query('api::beer.beer').count({ where: { slug } })) > 0)
    return [{ path: from, label: 'a beer' }];
  const file = parent === 'events' ? /^([^.]+)\.ics$/.exec(slug) : null;
  if (file && (await strapi.db.query('api::event.event').count({ where: { documentId: file[1] } })) > 0)
    return [{ path: from, label: 'the calendar file of an event' }];
  if (parent === 'events' && (await strapi.db.query('api::event.event').count({ where: { slug } })) > 0)
    return [{ path: from, label: 'an event' }];
  return [];
};

type Link = Pick<Redirect, 'from' | 'to'>;

export const findProblem = async (link: Link, redirects: readonly Link[]): Promise<RedirectProblem | null> =>
  findRedirectProblem(link, {
    redirects,
    records: await findRecords(normalizeRedirectPath(link.from)),
    pageSettings: await fetchPageSettings(),
    ...(await findTakenPaths(await findIdentities())),
  });

/**
 * Rejects a path that exists, a second redirect from the same path and a loop; normalizes the data. A copy is checked like
 * a new redirect; `documentId` is that of its original.
 */
export async function checkRedirect(action: string, { documentId, data = {} }: Params) {
  const stored: RedirectDocument[] = await listRedirects();
  const previous = stored.find((each) => each.documentId === documentId);
  if (isText(data.from)) data.from = normalizeRedirectFrom(data.from);
  const from = isText(data.from) ? data.from : previous?.from;
  const to = isText(data.to) ? data.to : previous?.to;
  // The schema rejects what is missing.
  if (!from || !to) return;
  const encoded = encodeTarget(to, settings().publicUrl);
  if (encoded === null) {
    const msg = 'Please enter a path of the site such as /beers, or a URL that starts with https://';
    throw rejectedFields([{ path: 'to', msg }]);
  }
  if (encoded.length > maxRedirectLength)
    throw rejectedFields([
      { path: 'to', msg: 'The URL is too long. Letters such as ü take several characters in it.' },
    ]);
  data.to = encoded;
  const others = action === 'update' ? stored.filter((each) => each !== previous) : stored;
  const problem = await findProblem({ from, to: encoded }, others.map(toRedirect));
  if (problem) throw rejectedFields([{ path: problem.field, msg: problem.message }]);
}
