/** Removes the demo content, so that another brewery can start: all records in one transaction, then their files. */
import type { UID } from '@strapi/strapi';
import type { PageDefinition } from '#domain/page/definition';
import { initialTexts } from '#domain/page/neutral/neutral';
import { pages } from '#domain/page/pages';
import { pageUid } from '#domain/page/storage';
import { joinTexts } from '#domain/shared/join-texts';
import { afterCommit } from '#lib/after-commit';
import { recordAsOne, withoutAudit } from '#lib/audit/types';
import { conflict } from '#lib/errors';
import { removeUnusedFiles } from '#lib/media';
import { allowLongStatements } from '#lib/database/connections';
import { lockTables, withLock, withTransactionLock } from '#lib/mutex';
import { toDocument } from '#lib/page/composed-pages';
import { settings } from '#lib/settings';
import {
  contentTypes,
  fileUid,
  findDemoRecords,
  findOwnContent,
  forgetDemoRecords,
  isSingleType,
} from '#lib/setup/demo-records';
import { emptyState, writeSetupState } from '#lib/setup/state';
import { siteSettingsUid } from '#lib/site-settings/document';
import { toInitialData } from '#lib/site-settings/initial-data';
import { taproomUid } from '#lib/taproom/document';
import { withTaproomLock } from '#lib/taproom/rules';
import { trashUid } from '#lib/trash';

/** They refer to taprooms, which can't be deleted before them. */
const firstDeleted: UID.ContentType[] = ['api::event.event', 'api::pouring.pouring'];

/** A taproom that is shown can't be deleted if it is the last one. */
const hideTaprooms = () => strapi.db.query(taproomUid).updateMany({ where: {}, data: { isActive: false } });

/** The files that remain to be deleted after the commit. If the process ends before, the next start deletes them. */
const pendingFiles = () => strapi.store({ type: 'core', name: 'brewery', key: 'left-files' });

async function deleteRecords(uid: UID.ContentType): Promise<void> {
  const rows: { documentId: string }[] = await strapi.db.query(uid).findMany({ select: ['documentId'] });
  for (const { documentId } of rows) await strapi.documents(uid).delete({ documentId });
}

async function replaceDocument(uid: UID.ContentType, data: object): Promise<void> {
  const stored: { documentId: string } | null = await strapi.db.query(uid).findOne({ select: ['documentId'] });
  if (stored) await strapi.documents(uid).update({ documentId: stored.documentId, data });
  else await strapi.documents(uid).create({ data });
}

async function replaceTexts(adminEmail: string): Promise<void> {
  const definitions: readonly PageDefinition[] = pages;
  for (const definition of definitions) {
    await replaceDocument(
      pageUid(definition.key) as UID.ContentType,
      toDocument(definition, initialTexts(definition, 'neutral')),
    );
  }
  const hasRecipient = settings().neutral.mailTo !== null;
  await replaceDocument(siteSettingsUid, {
    ...toInitialData('neutral'),
    ...(hasRecipient ? {} : { inquiryRecipient: adminEmail }),
  });
}

/**
 * Prevents changes of content until the demo is removed. The locks that writes hold while they wait for a table come
 * first: the other order would deadlock with them.
 */
const withContentLocked = (work: () => Promise<void>): Promise<void> =>
  withLock(strapi, 'start empty', () =>
    withTaproomLock(() =>
      withTransactionLock(strapi, 'redirects', async () => {
        await allowLongStatements(strapi);
        await lockTables(strapi, [...contentTypes(), fileUid, trashUid as UID.ContentType]);
        return work();
      }),
    ),
  );

async function removeDemo(adminEmail: string): Promise<void> {
  await hideTaprooms();
  const types = contentTypes().filter((uid) => !isSingleType(uid));
  for (const uid of [...firstDeleted, ...types.filter((type) => !firstDeleted.includes(type)), trashUid]) {
    await deleteRecords(uid as UID.ContentType);
  }
  await replaceTexts(adminEmail);
  await writeSetupState(emptyState);
}

/** One entry instead of one for each record. */
const removal = { action: 'deleted', area: 'site', record: { type: 'demo-content', id: null, name: null } } as const;

/** Accounts and sessions stay. Throws if staff have added or changed anything. */
export const startEmpty = (adminEmail: string): Promise<void> =>
  withContentLocked(async () => {
    const demo = await findDemoRecords();
    if (!demo) throw conflict('own-content', 'There is no demo content to remove.');
    const own = await findOwnContent(demo);
    if (own.length > 0) {
      throw conflict('own-content', `Nothing was removed, because you have added or changed ${joinTexts(own)}.`);
    }
    await recordAsOne(removal, new Date(), () => removeDemo(adminEmail));
    await forgetDemoRecords();
    await pendingFiles().set({ value: demo.fileIds });
    await afterCommit(strapi, 'Deleting the files of the demo', deletePendingFiles);
  });

/** Also called at start. Files that a record uses are kept. */
export async function deletePendingFiles(): Promise<void> {
  const fileIds = (await pendingFiles().get()) as number[] | null;
  if (!fileIds) return;
  await withoutAudit(() => removeUnusedFiles(fileIds));
  await pendingFiles().delete();
}
