/** Rejects deleting files of the panel's media library that documents use, before anything is deleted. */
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { joinTexts } from '#domain/shared/join-texts';
import { withFilesLocked } from '#lib/file-lock';
import { truncateName } from '#lib/image-file';
import { findFileUses, type FileUse } from './find-uses';

type Controller = Record<string, unknown>;
type Action = (ctx: Context) => Promise<unknown>;
type Plugin = { controllers: Record<string, unknown> };

const maxListed = 3;

const nameOf = ({ type, title }: FileUse) => (type ? `${type} “${truncateName(title)}”` : title);

/** The panel also gets the whole list, for links. */
function createInUseError(uses: FileUse[]) {
  const files = [...new Set(uses.map(({ file }) => file))];
  const documents = [...new Map(uses.map((use) => [use.path, nameOf(use)])).values()];
  const listed = documents.slice(0, maxListed);
  const rest = documents.length - listed.length;
  const places = joinTexts(rest > 0 ? [...listed, `${rest} more`] : listed);
  const subject = files.length === 1 ? `${truncateName(files[0] ?? '')} is` : `${files.length} of these files are`;
  const message = `Nothing was deleted: ${subject} used in ${places}. Choose another image there first.`;
  return new errors.ApplicationError(message, { uses });
}

async function rejectUsed(fileIds: number[]): Promise<void> {
  const uses = await findFileUses(fileIds);
  if (uses.length > 0) throw createInUseError(uses);
}

const toIds = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(Number).filter((id) => Number.isInteger(id)) : [];

/** The files in folders and in the folders below them. */
async function listFilesIn(folderIds: number[]): Promise<number[]> {
  if (folderIds.length === 0) return [];
  const folders: { path: string }[] = await strapi.db
    .query('plugin::upload.folder')
    .findMany({ select: ['path'], where: { id: { $in: folderIds } } });
  const inFolders = folders.flatMap(({ path }) => [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }]);
  const files: { id: number }[] =
    inFolders.length > 0
      ? await strapi.db.query('plugin::upload.file').findMany({ select: ['id'], where: { $or: inFolders } })
      : [];
  return files.map(({ id }) => id);
}

function addCheck(plugin: Plugin, name: string, action: string, check: (ctx: Context) => Promise<void>) {
  const controller = plugin.controllers[name] as Controller;
  const original = controller[action] as Action;
  plugin.controllers[name] = {
    ...controller,
    [action]: async function (this: unknown, ctx: Context) {
      return withFilesLocked(async () => {
        await check(ctx);
        return original.call(this, ctx);
      });
    },
  };
}

export function rejectDeletingUsedFiles(plugin: Plugin): void {
  addCheck(plugin, 'admin-file', 'destroy', (ctx) => rejectUsed(toIds([ctx['params'].id])));
  addCheck(plugin, 'admin-folder-file', 'deleteMany', async (ctx) => {
    const { fileIds, folderIds } = (ctx.request.body ?? {}) as { fileIds?: unknown; folderIds?: unknown };
    await rejectUsed([...toIds(fileIds), ...(await listFilesIn(toIds(folderIds)))]);
  });
}
