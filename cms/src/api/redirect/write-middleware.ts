/**
 * Applies the rules of redirects to every write: paths are normalized; a path that exists, a second redirect from the same
 * path and a loop are rejected. Renaming a beer or moving a taproom adds a redirect.
 */
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { isSafeLink } from '#domain/page/link-format';
import {
  addRename,
  findRedirectProblem,
  normalizeRedirectPath,
  type Redirect,
  type RedirectProblem,
} from '#domain/redirect/redirect';
import { defaultTaproomPath } from '#domain/taproom/slug';
import { withTransactionLock } from '#lib/mutex';
import { redirectUid, toRedirect, type RedirectDocument } from './document';
import { listRedirects } from './queries';

type Data = { from?: unknown; to?: unknown; slug?: unknown; path?: unknown };
type Params = { documentId?: string; data?: Data };

const reject = ({ field, message }: RedirectProblem) => {
  throw new errors.ValidationError(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Where the old path of a renamed record leads from now on. */
const renamed = {
  'api::beer.beer': ({ slug }: Data) => (isText(slug) ? `/beers/${slug}` : null),
  'api::taproom.taproom': ({ slug, path }: Data) =>
    isText(path) ? path : isText(slug) ? defaultTaproomPath(slug) : null,
} as const;
type RenamedUid = keyof typeof renamed;

const findRecords = async (from: string) => {
  const [, parent, slug = ''] = from.split('/');
  if (parent === 'beers' && (await strapi.db.query('api::beer.beer').count({ where: { slug } })) > 0)
    return [{ path: from, label: 'a beer' }];
  if (parent === 'events' && (await strapi.db.query('api::event.event').count({ where: { slug } })) > 0)
    return [{ path: from, label: 'an event' }];
  return [];
};

type Taproom = { slug: string; name: string; city: string; state: string; path: string | null };

async function findTaprooms() {
  const taprooms: Taproom[] = await strapi.db.query('api::taproom.taproom').findMany();
  return taprooms.map((taproom) => ({ ...taproom, path: taproom.path ?? defaultTaproomPath(taproom.slug) }));
}

const pageUid: string = 'api::page.page';

/** Pages that were composed in the panel. */
const findPages = async (): Promise<{ path: string; title: string }[]> =>
  pageUid in strapi.contentTypes ? strapi.db.query(pageUid).findMany({ select: ['path', 'title'] }) : [];

async function checkRedirect({ documentId, data = {} }: Params) {
  const stored: RedirectDocument[] = await listRedirects();
  const previous = stored.find((each) => each.documentId === documentId);
  if (isText(data.from)) data.from = normalizeRedirectPath(data.from);
  if (isText(data.to)) data.to = data.to.trim();
  const from = isText(data.from) ? data.from : previous?.from;
  const to = isText(data.to) ? data.to : previous?.to;
  // The schema rejects what is missing.
  if (!from || !to) return;
  if (!isSafeLink(to) || !/^[/h]/i.test(to))
    reject({
      field: 'to',
      message: 'Please enter a path of the site such as /beers, or a URL that starts with https://',
    });
  const redirects = stored.filter((each) => each !== previous);
  const problem = findRedirectProblem(
    { from, to },
    { redirects, records: await findRecords(from), taprooms: await findTaprooms(), pages: await findPages() },
  );
  if (problem) reject(problem);
}

async function recordRename(oldPath: string, newPath: string) {
  const stored = await listRedirects();
  const next = new Map(addRename(oldPath, newPath, stored.map(toRedirect)).map((each) => [each.from, each]));
  const query = strapi.db.query(redirectUid);
  for (const { id, from, to } of stored) {
    const redirect = next.get(from);
    if (!redirect) await query.delete({ where: { id } });
    else if (redirect.to !== to) await query.update({ where: { id }, data: { to: redirect.to } });
    next.delete(from);
  }
  for (const redirect of next.values()) await create(redirect);
}

const create = ({ from, to, status }: Redirect) =>
  strapi.documents(redirectUid).create({ data: { from, to, isPermanent: status === 301 } as object });

const findPath = async (uid: RenamedUid, documentId: string) => {
  const stored: Data | null = await strapi.db.query(uid).findOne({ where: { documentId } });
  return stored && renamed[uid](stored);
};

export function registerRedirectMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params: allParams }, next) => {
    const params = allParams as Params;
    if (uid === redirectUid && (action === 'create' || action === 'update')) {
      return withTransactionLock(strapi, 'redirects', async () => {
        await checkRedirect(params);
        return next();
      });
    }
    if (action !== 'update' || !(uid in renamed) || !params.documentId) return next();
    if (!('slug' in (params.data ?? {})) && !('path' in (params.data ?? {}))) return next();
    const renamedUid = uid as RenamedUid;
    const { documentId } = params;
    const oldPath = await findPath(renamedUid, documentId);
    const result = await next();
    const newPath = await findPath(renamedUid, documentId);
    if (oldPath && newPath && oldPath !== newPath)
      await withTransactionLock(strapi, 'redirects', () => recordRename(oldPath, newPath));
    return result;
  });
}
