/** Adds moves of files and folders in the media library to the audit log: Strapi writes them past its query engine. */
import { inTransaction } from '#lib/database/transaction';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordChanges } from '#lib/audit/record-writes';

type MoveController = { moveMany: (ctx: Context) => Promise<void> };
type Controllers = { extend: (uid: string, extend: (controller: MoveController) => MoveController) => void };
type Move = { fileIds?: number[]; folderIds?: number[] };

/** A move and its entries are one transaction. */
export function recordMediaMoves(strapi: Core.Strapi): void {
  (strapi.get('controllers') as Controllers).extend('plugin::upload.admin-folder-file', (controller) => ({
    ...controller,
    moveMany: (ctx) =>
      inTransaction(async () => {
        await controller.moveMany(ctx);
        const { fileIds = [], folderIds = [] } = ctx.request.body as Move;
        await recordChanges('plugin::upload.file', fileIds, ['folder']);
        await recordChanges('plugin::upload.folder', folderIds, ['parent']);
      }),
  }));
}
