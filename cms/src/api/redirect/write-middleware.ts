/**
 * Applies the rules of redirects to every write: paths are normalized; a path that exists, a second redirect from the same
 * path and a loop are rejected. Renaming a beer or a composed page, and renaming or moving a taproom, adds redirects.
 */
import type { Core } from '@strapi/strapi';
import { taproomFeedPath } from '#domain/calendar/paths';
import {
  addRename,
  findRedirectProblem,
  maxRedirectLength,
  normalizeRedirectPath,
  type Redirect,
  type RedirectProblem,
} from '#domain/redirect/redirect';
import { encodeTarget } from '#domain/redirect/target';
import { defaultTaproomPath } from '#domain/taproom/slug';
import { withTransactionLock } from '#lib/mutex';
import { rejectedFields } from '#lib/reject-fields';
import { settings } from '#lib/settings';
import { findIdentities, findTakenPaths } from '#lib/taproom/rules';
import { encodeStored, redirectUid, toRedirect, type RedirectDocument } from './document';
import { listRedirects } from './queries';

type Data = { from?: unknown; to?: unknown; slug?: unknown; path?: unknown; isLive?: unknown };
type Params = { documentId?: string; data?: Data };

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The URLs of a record, by the types whose renaming adds redirects. Each URL is redirected to the new one at its place. */
const toPaths = {
  'api::beer.beer': ({ slug }: Data) => (isText(slug) ? [`/beers/${slug}`] : []),
  /** Its page is the last one: it replaces a redirect from the default path. */
  'api::taproom.taproom': ({ slug, path }: Data) =>
    isText(slug)
      ? [taproomFeedPath(slug), defaultTaproomPath(slug), isText(path) ? path : defaultTaproomPath(slug)]
      : [],
  /** Drafts have no URL. */
  'api::page.page': ({ path, isLive }: Data) => (isText(path) && isLive === true ? [path] : []),
} as const;
type RenamedUid = keyof typeof toPaths;

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

const findProblem = async (link: Link, redirects: readonly Link[]): Promise<RedirectProblem | null> =>
  findRedirectProblem(link, {
    redirects,
    records: await findRecords(link.from),
    ...(await findTakenPaths(await findIdentities())),
  });

/** A copy is checked like a new redirect; `documentId` is that of its original. */
async function checkRedirect(action: string, { documentId, data = {} }: Params) {
  const stored: RedirectDocument[] = await listRedirects();
  const previous = stored.find((each) => each.documentId === documentId);
  if (isText(data.from)) data.from = normalizeRedirectPath(data.from);
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
  const problem = await findProblem({ from, to: encoded }, encodeStored(others).map(toRedirect));
  if (problem) throw rejectedFields([{ path: problem.field, msg: problem.message }]);
}

async function recordRename(oldPath: string, newPath: string) {
  const stored = await listRedirects();
  const next = new Map(
    addRename(oldPath, newPath, encodeStored(stored).map(toRedirect)).map((each) => [each.from, each]),
  );
  const query = strapi.db.query(redirectUid);
  for (const { id, from, to } of stored) {
    const redirect = next.get(from);
    if (!redirect) await query.delete({ where: { id } });
    else if (redirect.to !== to) await query.update({ where: { id }, data: { to: redirect.to } });
    next.delete(from);
  }
  for (const redirect of next.values()) if (await isNeeded(redirect)) await create(redirect);
}

/** A path that exists needs none, such as the default path of a taproom, which the site itself redirects. */
const isNeeded = async (redirect: Redirect) =>
  (await findProblem(redirect, encodeStored(await listRedirects()))) === null;

const create = ({ from, to, status }: Redirect) =>
  strapi.documents(redirectUid).create({ data: { from, to, isPermanent: status === 301 } as object });

const findPaths = async (uid: RenamedUid, documentId: string): Promise<string[]> => {
  const stored: Data | null = await strapi.db.query(uid).findOne({ where: { documentId } });
  return stored ? toPaths[uid](stored) : [];
};

/** Old paths with the new ones. */
const listRenames = (oldPaths: string[], newPaths: string[]): Map<string, string> =>
  new Map(
    oldPaths.flatMap((oldPath, index): [string, string][] => {
      const newPath = newPaths[index];
      return newPath === undefined || newPath === oldPath ? [] : [[oldPath, newPath]];
    }),
  );

async function withRedirects<Result>(uid: RenamedUid, documentId: string, write: () => Promise<Result>) {
  const oldPaths = await findPaths(uid, documentId);
  const result = await write();
  const renames = listRenames(oldPaths, await findPaths(uid, documentId));
  if (renames.size > 0)
    await withTransactionLock(strapi, 'redirects', async () => {
      for (const [oldPath, newPath] of renames) await recordRename(oldPath, newPath);
    });
  return result;
}

export function registerRedirectMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params: allParams }, next) => {
    const params = allParams as Params;
    if (uid === redirectUid && ['create', 'clone', 'update'].includes(action)) {
      return withTransactionLock(strapi, 'redirects', async () => {
        await checkRedirect(action, params);
        return next();
      });
    }
    if (action !== 'update' || !(uid in toPaths) || !params.documentId) return next();
    if (!('slug' in (params.data ?? {})) && !('path' in (params.data ?? {}))) return next();
    const { documentId } = params;
    // In one transaction: no record has a new URL without the redirect from its old one.
    return strapi.db
      .transaction(() => withRedirects(uid as RenamedUid, documentId, async () => next()))
      .then((result) => result);
  });
}
