/** Rules of composed pages for every write: a free path, complete sections. A copy is a draft with its own path. */
import type { Core } from '@strapi/strapi';
import { findCopyPath, findPagePathProblem, toCopyTitle } from '#domain/page/page-path';
import { findComposedPageErrors } from '#domain/page/section-errors';
import type { FieldError } from '#domain/shared/response-schemas';
import { normalizeSitePath } from '#domain/site/path-conflict';
import { withTransactionLock } from '#lib/mutex';
import { composedPageUid } from '#lib/page/composed-pages';
import { rejectedFields } from '#lib/parse';
import { findIdentities, findTakenPaths, withTaproomLock } from '#lib/taproom/rules';
import { trimTexts } from '../api/page/document';
import { toRedirect, listRedirects } from '../api/redirect/redirects';

type Data = Record<string, unknown>;
type Stored = { documentId: string; path: string; title: string; position: number | null; isLive: boolean | null };

const find = (strapi: Core.Strapi, params: object): Promise<Stored | null> =>
  strapi.db.query(composedPageUid).findOne({
    select: ['documentId', 'path', 'title', 'position', 'isLive'],
    where: { documentId: String(Reflect.get(params, 'documentId')) },
  });

async function findExisting(own: Stored | null) {
  const taken = await findTakenPaths(await findIdentities());
  return {
    ...taken,
    pages: taken.pages.filter(({ path }) => path !== own?.path),
    redirects: (await listRedirects()).map(toRedirect),
  };
}

async function checkPath(data: Data, stored: Stored | null): Promise<FieldError[]> {
  if (data['path'] === undefined && stored) return [];
  const path = normalizeSitePath(String(data['path'] ?? ''));
  data['path'] = path;
  if (path === stored?.path) return [];
  const problem = findPagePathProblem(path, await findExisting(stored), stored?.path);
  return problem ? [{ path: 'path', msg: problem }] : [];
}

async function findNextPosition(strapi: Core.Strapi): Promise<number> {
  const [last]: Pick<Stored, 'position'>[] = await strapi.db
    .query(composedPageUid)
    .findMany({ select: ['position'], orderBy: { position: 'desc' }, limit: 1 });
  return (last?.position ?? 0) + 1;
}

/** Keeps a path and a title that were changed in the form of the copy. */
async function completeCopy(data: Data, original: Stored): Promise<FieldError[]> {
  const isNewPath = typeof data['path'] === 'string' && normalizeSitePath(data['path']) !== original.path;
  const errors = isNewPath ? await checkPath(data, null) : [];
  if (!isNewPath) data['path'] = findCopyPath(original.path, await findExisting(null));
  if (data['title'] === undefined || data['title'] === original.title) data['title'] = toCopyTitle(original.title);
  data['isLive'] = false;
  return errors;
}

async function prepare(strapi: Core.Strapi, action: string, params: object, data: Data): Promise<FieldError[]> {
  const stored = action === 'create' ? null : await find(strapi, params);
  if (action !== 'create' && !stored) return [];
  const errors = action === 'clone' && stored ? await completeCopy(data, stored) : await checkPath(data, stored);
  // Derived here; what a request contains is ignored.
  data['hasBeenLive'] = undefined;
  if (data['isLive'] === true || (action === 'update' && stored?.isLive)) data['hasBeenLive'] = true;
  else if (action !== 'update') data['hasBeenLive'] = false;
  if (data['position'] === null || (action !== 'update' && data['position'] === undefined))
    data['position'] = await findNextPosition(strapi);
  return errors;
}

export function registerComposedPageMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const data: Data | undefined = uid === composedPageUid ? Reflect.get(params, 'data') : undefined;
    if (!data || !['create', 'clone', 'update'].includes(action)) return next();
    Object.assign(data, trimTexts(data));
    // No taproom or redirect can take the path between the check and the write.
    return withTaproomLock(() =>
      withTransactionLock('redirects', async () => {
        const errors = [...(await prepare(strapi, action, params, data)), ...findComposedPageErrors(data)];
        if (errors.length > 0) throw rejectedFields(errors);
        return next();
      }),
    );
  });
}
