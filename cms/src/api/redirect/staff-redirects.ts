/** Redirects as staff see and edit them. The write middleware applies the rules. */
import type { RedirectInput, RedirectUpdate, RedirectListQuery, StaffRedirect } from '#domain/redirect/staff-redirect';
import { foldText } from '#domain/shared/fold-text';
import { isStale } from '#domain/shared/optimistic-lock';
import { getRowOffset, toPagination } from '#domain/shared/query-fields';
import { notFound, staleVersion } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { toInstant } from '#lib/stored-values';
import { deletePlainRecord, restorePlainRecord } from '#lib/trash';
import { listRedirects, toRedirect, type RedirectDocument } from './document';
import { selectPublicRedirects } from './public-redirects';

const uid = 'api::redirect.redirect';

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
  withLock(strapi, `redirect ${documentId}`, async () => {
    const stored: RedirectDocument | null = await strapi.db.query(uid).findOne({ where: { documentId } });
    if (!stored) throw notFound('Redirect');
    await work(stored);
  });

/** Returns the id. */
export async function createRedirect(data: RedirectInput): Promise<string> {
  const { documentId } = await strapi.documents(uid).create({ data: { isPermanent: true, ...data } });
  return documentId;
}

export const updateRedirect = (documentId: string, { updatedAt, ...data }: RedirectUpdate): Promise<void> =>
  withLockedRedirect(documentId, (stored) => {
    if (isStale(stored, updatedAt)) throw staleVersion();
    return strapi.documents(uid).update({ documentId, data });
  });

export const deleteRedirect = (documentId: string, now: Date): Promise<void> =>
  withLockedRedirect(documentId, (stored) => deletePlainRecord(uid, stored, now));

export const restoreRedirect = (documentId: string, now: Date): Promise<void> =>
  withLock(strapi, `redirect ${documentId}`, () => restorePlainRecord(uid, documentId, now));
