/**
 * Applies the rules of redirects to every write, and adds redirects when a beer or a composed page is renamed, a taproom is
 * renamed or moved, or an event has another date.
 */
import type { Core } from '@strapi/strapi';
import { taproomFeedPath } from '#domain/calendar/paths';
import { addRename, type Redirect } from '#domain/redirect/redirect';
import { defaultTaproomPath } from '#domain/taproom/slug';
import { inTransaction } from '#lib/database/transaction';
import { withTransactionLock } from '#lib/mutex';
import { redirectUid, isText, toRedirect, listRedirects, checkRedirect, findProblem } from './redirects';

type Data = {
  slug?: unknown;
  path?: unknown;
  isLive?: unknown;
  hasBeenLive?: unknown;
  isPublic?: unknown;
  eventStatus?: unknown;
};

/** The URLs of a record, by type. An old URL is redirected to the new one at the same index. */
const toPaths = {
  'api::beer.beer': ({ slug }: Data) => (isText(slug) ? [`/beers/${slug}`] : []),
  'api::event.event': ({ slug, isPublic, eventStatus }: Data) =>
    isText(slug) && isPublic === true && eventStatus !== 'draft' ? [`/events/${slug}`] : [],
  /** The path comes last: it overrides the redirect from the default path. */
  'api::taproom.taproom': ({ slug, path }: Data) =>
    isText(slug)
      ? [taproomFeedPath(slug), defaultTaproomPath(slug), isText(path) ? path : defaultTaproomPath(slug)]
      : [],
  /** Drafts have no URL, unless visitors know it from before. */
  'api::page.page': ({ path, isLive, hasBeenLive }: Data) =>
    isText(path) && (isLive === true || hasBeenLive === true) ? [path] : [],
} as const;
type RenamedUid = keyof typeof toPaths;

const isRenamedUid = (uid: string): uid is RenamedUid => uid in toPaths;

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
  for (const redirect of next.values()) if (await isNeeded(redirect)) await create(redirect);
}

/** A path that exists needs none, such as the default path of a taproom, which the site itself redirects. */
const isNeeded = async (redirect: Redirect) => (await findProblem(redirect, await listRedirects())) === null;

const create = ({ from, to, status }: Redirect) =>
  strapi.documents(redirectUid).create({ data: { from, to, isPermanent: status === 301 } });

const findPaths = async (uid: RenamedUid, documentId: string): Promise<string[]> => {
  const stored: Data | null = await strapi.db.query(uid).findOne({ where: { documentId } });
  return stored ? toPaths[uid](stored) : [];
};

/** New paths by old path. */
const listRenames = (oldPaths: string[], newPaths: string[]): Map<string, string> =>
  new Map(
    oldPaths.flatMap((oldPath, index): [string, string][] => {
      const newPath = newPaths[index];
      return newPath === undefined || newPath === oldPath ? [] : [[oldPath, newPath]];
    }),
  );

/** Redirects the URLs that `write` changes. */
async function withRedirects<Result>(uid: RenamedUid, documentId: string, write: () => Promise<Result>) {
  const oldPaths = await findPaths(uid, documentId);
  const result = await write();
  const renames = listRenames(oldPaths, await findPaths(uid, documentId));
  if (renames.size > 0)
    await withTransactionLock('redirects', async () => {
      for (const [oldPath, newPath] of renames) await recordRename(oldPath, newPath);
    });
  return result;
}

type Params = { documentId?: string; data?: { from?: unknown; to?: unknown; slug?: unknown; path?: unknown } };

export function registerRedirectMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params: allParams }, next) => {
    const params = allParams as Params;
    if (uid === redirectUid && ['create', 'clone', 'update'].includes(action)) {
      return withTransactionLock('redirects', async () => {
        await checkRedirect(action, params);
        return next();
      });
    }
    if (action !== 'update' || !isRenamedUid(uid) || !params.documentId) return next();
    if (!('slug' in (params.data ?? {})) && !('path' in (params.data ?? {}))) return next();
    const { documentId } = params;
    // One transaction, so that no record has a new URL without the redirect from its old one.
    return inTransaction(() => withRedirects(uid, documentId, async () => next()));
  });
}
