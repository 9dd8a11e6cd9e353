/** Removes the demo content, so that another brewery can start: all records in one transaction, then their files. */
import { isDeepStrictEqual } from 'node:util';
import type { UID } from '@strapi/strapi';
import type { PageDefinition } from '#domain/page/definition';
import { pages } from '#domain/page/pages';
import { pageUid } from '#domain/page/storage';
import type { StartEmptyInput } from '#domain/setup/schema';
import { auditTable } from '#lib/audit/table';
import { recordAsOne, withoutAudit } from '#lib/audit/types';
import { makeBackup } from '#lib/backup-state';
import { withLongStatements } from '#lib/database/connections';
import { afterCommit } from '#lib/database/transaction';
import { removeDefaultPours } from '#lib/default-pours';
import { conflict } from '#lib/errors';
import { removeUnusedFiles } from '#lib/media';
import { lockTables, withLock, withTransactionLock } from '#lib/mutex';
import { findPagesOfTaproom, initialDocument } from '#lib/page/composed-pages';
import { settings } from '#lib/settings';
import {
  contentTypes,
  type DemoRecords,
  fileUid,
  findDemoRecords,
  findRemovable,
  findRemovableFiles,
  forgetDemoRecords,
  isSingleType,
  keepOwnFiles,
  unrelatedTypes,
} from '#lib/setup/demo-records';
import { emptyState, writeSetupState } from '#lib/setup/state';
import { toInitialData } from '#lib/site-settings/initial-data';
import { siteSettingsUid } from '#lib/site-settings/queries';
import { userUid } from '#lib/staff-user';
import { taproomUid } from '#lib/taproom/document';
import { countEvents } from '#lib/taproom/queries';
import { withTaproomLock } from '#lib/taproom/rules';
import { trashUid } from '#lib/trash';

/** They refer to taprooms, which can't be deleted before them. */
const firstDeleted: readonly UID.ContentType[] = ['api::event.event', 'api::pouring.pouring'];

/** A taproom that is shown can't be deleted if it is the last one. */
const hideTaprooms = (ids: string[]) =>
  strapi.db.query(taproomUid).updateMany({ where: { documentId: { $in: ids } }, data: { isActive: false } });

/** The files that remain to be deleted after the commit. If the process ends before, the next start deletes them. */
const pendingFiles = () => strapi.store({ type: 'core', name: 'brewery', key: 'left-files' });

async function deleteDocuments(uid: UID.ContentType, ids: string[]): Promise<void> {
  for (const documentId of ids) await strapi.documents(uid).delete({ documentId });
}

const findIds = async (uid: UID.ContentType, where: object = {}): Promise<string[]> =>
  (await strapi.db.query(uid).findMany({ select: ['documentId'], where })).map(
    ({ documentId }: { documentId: string }) => documentId,
  );

async function replaceDocument(uid: UID.ContentType, data: object): Promise<void> {
  const stored: { documentId: string } | null = await strapi.db.query(uid).findOne({ select: ['documentId'] });
  if (stored) await strapi.documents(uid).update({ documentId: stored.documentId, data });
  else await strapi.documents(uid).create({ data });
}

/** If the settings are kept, those that are still the demo's become neutral. */
async function replaceSettings(isKept: boolean, adminEmail: string): Promise<void> {
  const recipient = settings().neutral.mailTo === null ? { inquiryRecipient: adminEmail } : {};
  const neutral = Object.entries({ ...toInitialData('neutral'), ...recipient });
  const demo: Record<string, unknown> = toInitialData('demo');
  const stored: Record<string, unknown> = await strapi.db.query(siteSettingsUid).findOne({});
  const isUnchanged = (field: string) => isDeepStrictEqual(stored[field] ?? null, demo[field] ?? null);
  const replaced = isKept ? neutral.filter(([field]) => isUnchanged(field)) : neutral;
  await replaceDocument(siteSettingsUid, Object.fromEntries(replaced));
}

/** Pages and site settings that staff have changed stay, unless they are chosen. Resolves with whether the settings do. */
async function replaceTexts(demo: DemoRecords, chosen: Set<string> | 'all', adminEmail: string): Promise<boolean> {
  const isReplaced = async (uid: UID.ContentType) =>
    chosen === 'all' || (await findRemovable(uid, demo, chosen)).length > 0;
  const definitions: readonly PageDefinition[] = pages;
  for (const definition of definitions) {
    const uid = pageUid(definition.key) as UID.ContentType;
    if (await isReplaced(uid)) await replaceDocument(uid, initialDocument(definition, 'neutral', new Date()));
  }
  const keepsSettings = !(await isReplaced(siteSettingsUid));
  await replaceSettings(keepsSettings, adminEmail);
  return keepsSettings;
}

/**
 * Prevents changes of content until the demo is removed. The locks that writes hold while they wait for a table come
 * first: the other order would deadlock with them.
 */
const withContentLocked = (work: () => Promise<void>): Promise<void> =>
  withLock('start empty', () =>
    withTaproomLock(() =>
      withTransactionLock('redirects', () =>
        withLongStatements(strapi, async () => {
          await lockTables([...contentTypes(), fileUid, trashUid as UID.ContentType]);
          return work();
        }),
      ),
    ),
  );

const collectionTypes = () => contentTypes().filter((uid) => !isSingleType(uid));

/** Rows without relations and files, of which there can be very many. */
const plainTypes: UID.ContentType[] = [
  'api::inquiry.inquiry',
  'api::subscriber.subscriber',
  'api::outgoing-mail.outgoing-mail',
  'api::tap-change.tap-change',
];

async function removeAllRecords(): Promise<void> {
  await hideTaprooms(await findIds(taproomUid));
  for (const uid of plainTypes) await strapi.db.query(uid).deleteMany({});
  const others = [...collectionTypes(), ...unrelatedTypes].filter((type) => !plainTypes.includes(type));
  for (const uid of [...firstDeleted, ...others.filter((type) => !firstDeleted.includes(type))]) {
    await deleteDocuments(uid, await findIds(uid));
  }
  await strapi.db.query('plugin::upload.folder').deleteMany({});
}

/** Events, taps, pages and hero images that stay keep their taproom. */
async function isTaproomUsed(documentId: string): Promise<boolean> {
  const taproom = await strapi.db.query(taproomUid).findOne({ where: { documentId } });
  const counts = [
    countEvents(taproom),
    strapi.db.query('api::tap.tap').count({ where: { taproom: { documentId } } }),
    strapi.db.query('api::hero-image.hero-image').count({ where: { placement: taproom.slug } }),
    findPagesOfTaproom(taproom).then(({ length }) => length),
  ];
  return (await Promise.all(counts)).some((count) => count > 0);
}

async function removeUnchangedRecords(demo: DemoRecords, chosen: Set<string>): Promise<void> {
  await keepOwnFiles(chosen);
  const removable = async (uid: UID.ContentType) => findRemovable(uid, demo, chosen);
  const [taps, beers] = [await removable('api::tap.tap'), await removable('api::beer.beer')];
  const ofRemoved = [{ tap: { documentId: { $in: taps } } }, { beer: { documentId: { $in: beers } } }];
  await deleteDocuments('api::pouring.pouring', await findIds('api::pouring.pouring', { $or: ofRemoved }));
  for (const uid of collectionTypes().filter((type) => type !== taproomUid)) {
    await deleteDocuments(uid, await removable(uid));
  }
  const taprooms: string[] = [];
  for (const id of await removable(taproomUid)) if (!(await isTaproomUsed(id))) taprooms.push(id);
  await hideTaprooms(taprooms);
  const onDeck = { taproom: { documentId: { $in: taprooms } } };
  await deleteDocuments('api::pouring.pouring', await findIds('api::pouring.pouring', onDeck));
  await deleteDocuments(taproomUid, taprooms);
  await deleteDocuments(trashUid, await findIds(trashUid));
}

/** The account that the demo has created beside the admin's, while nobody has signed in with it. */
export async function findUnusedModerator(): Promise<{ id: number; email: string } | null> {
  const { email, isRequested } = settings().staffModerator;
  const user = isRequested ? null : await strapi.db.query(userUid).findOne({ where: { email, firstName: 'Taproom' } });
  if (!user) return null;
  const entry = await strapi.db.transaction(({ trx }) =>
    trx(auditTable).where({ actor_id: user.documentId }).first('id'),
  );
  return entry ? null : user;
}

const noDemo = () => conflict('own-content', 'There is no demo content to remove.');

/** One entry instead of one for each record. */
const removal = { action: 'deleted', area: 'site', record: { type: 'demo-content', id: null, name: null } } as const;

async function removeContent(demo: DemoRecords, input: StartEmptyInput, adminEmail: string): Promise<number[]> {
  const chosen = new Set(input.remove);
  if (input.everything) await removeAllRecords();
  else await removeUnchangedRecords(demo, chosen);
  await removeDefaultPours({ keepsOwn: !input.everything });
  const keepsSettings = await replaceTexts(demo, input.everything ? 'all' : chosen, adminEmail);
  await writeSetupState({ ...emptyState, status: keepsSettings ? 'postponed' : 'open' });
  const moderator = await findUnusedModerator();
  if (moderator) await strapi.db.query(userUid).delete({ where: { id: moderator.id } });
  if (!input.everything) return findRemovableFiles(demo, chosen);
  return (await strapi.db.query(fileUid).findMany({ select: ['id'] })).map(({ id }: { id: number }) => id);
}

/**
 * Removes the demo content, and what staff have added or changed only if it is chosen, after a backup. Accounts and
 * sessions stay.
 */
export async function startEmpty(input: StartEmptyInput, adminEmail: string): Promise<void> {
  if (!(await findDemoRecords())) throw noDemo();
  if (input.everything || input.remove.length > 0) {
    const problem = await makeBackup(new Date());
    if (problem !== null) throw conflict('conflict', `Nothing was removed, because there is no backup: ${problem}`);
  }
  await withContentLocked(async () => {
    const demo = await findDemoRecords();
    if (!demo) throw noDemo();
    const fileIds = await recordAsOne(removal, new Date(), () => removeContent(demo, input, adminEmail));
    await forgetDemoRecords();
    await pendingFiles().set({ value: fileIds });
    await afterCommit(strapi, 'Deleting the files of the demo', deletePendingFiles);
  });
}

/** Runs at start, too. Files that a record uses are kept. */
export async function deletePendingFiles(): Promise<void> {
  const fileIds = (await pendingFiles().get()) as number[] | null;
  if (!fileIds) return;
  await withoutAudit(() => removeUnusedFiles(fileIds, { alsoOfLibrary: true }));
  await pendingFiles().delete();
}
