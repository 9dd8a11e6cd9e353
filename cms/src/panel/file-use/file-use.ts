/** Finds the documents that use files of the media library, also in a component or a section of theirs. */
import type { UID, Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { joinTexts } from '#domain/shared/join-texts';
import { readInCurrentTransaction, type Transaction, inTransaction } from '#lib/database/transaction';
import { withFilesLocked } from '#lib/mutex';
import { truncateName } from '#lib/image-file';
import { createPermissionChecker } from '../admin-route';
import { recordChanges } from '#lib/audit/record-writes';

type FileUse = {
  file: string;
  /** The type of the document, such as "Beer"; empty for a single type. */
  type: string;
  title: string;
  path: string;
};

type FoundUse = FileUse & { uid: string; row: Row };

type Owner = { uid: string; id: number };
type Related = { file_id: number; related_id: number; related_type: string };
type Query = ReturnType<Transaction>;
type JoinTable = { name: string };
type Attribute = { type: string; joinTable?: JoinTable };

const select = <Found extends object>(
  table: string,
  columns: string[],
  find: (query: Query) => Query,
): Promise<Found[]> =>
  readInCurrentTransaction((connection) => find(connection(table).select(columns))).then((rows) => rows as Found[]);

function listComponentTables(): { uid: string; table: string }[] {
  return [...strapi.db.metadata.values()].flatMap(({ uid, attributes }) => {
    const tables = (Object.values(attributes) as Attribute[]).flatMap(({ joinTable }) =>
      joinTable?.name.endsWith('_cmps') ? [joinTable.name] : [],
    );
    return [...new Set(tables)].map((table) => ({ uid, table }));
  });
}

/** The documents that a row belongs to: itself, or those that contain the component. */
async function findDocuments({ uid, id }: Owner): Promise<Owner[]> {
  if (uid in strapi.contentTypes) return [{ uid, id }];
  const parents: Owner[] = [];
  for (const { uid: parentUid, table } of listComponentTables()) {
    const rows = await select<{ entity_id: number }>(table, ['entity_id'], (query) =>
      query.where({ cmp_id: id, component_type: uid }),
    );
    parents.push(...rows.map(({ entity_id }) => ({ uid: parentUid, id: Number(entity_id) })));
  }
  return (await Promise.all(parents.map(findDocuments))).flat();
}

type Row = Record<string, unknown> & { documentId: string };

const firstText = (...values: unknown[]) => values.find((value) => typeof value === 'string' && value.trim() !== '');

/** `hero-image`: `Hero image`. The panel's lists have the plural as their title. */
const toSingular = ({ singularName }: { singularName: string }) =>
  singularName.charAt(0).toUpperCase() + singularName.slice(1).replaceAll('-', ' ');

async function describe({ uid, id }: Owner, file: string): Promise<FoundUse[]> {
  const { kind, info } = strapi.contentTypes[uid as UID.ContentType];
  const row: Row | null = await strapi.db.query(uid).findOne({ where: { id } });
  if (!row) return [];
  const isSingle = kind === 'singleType';
  const type = toSingular(info);
  const title = isSingle ? info.displayName : firstText(row['name'], row['title'], row['placement'], type);
  const path = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${row.documentId}`;
  return [{ file, type: isSingle ? '' : type, title: String(title), path: `/content-manager/${path}`, uid, row }];
}

const uniqueUses = (uses: FoundUse[]) => [...new Map(uses.map((use) => [`${use.file} ${use.path}`, use])).values()];

export async function findFileUses(fileIds: number[]): Promise<FoundUse[]> {
  if (fileIds.length === 0) return [];
  const related = await select<Related>('files_related_mph', ['file_id', 'related_id', 'related_type'], (query) =>
    query.whereIn('file_id', fileIds),
  );
  const files: { id: number; name: string }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id', 'name'], where: { id: { $in: fileIds } } });
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const uses: FoundUse[] = [];
  for (const { file_id, related_id, related_type } of related) {
    const documents = await findDocuments({ uid: related_type, id: Number(related_id) });
    for (const document of documents) uses.push(...(await describe(document, names.get(Number(file_id)) ?? '')));
  }
  return uniqueUses(uses);
}

type Controller = Record<string, unknown>;
type Action = (ctx: Context) => Promise<unknown>;
type Plugin = { controllers: Record<string, unknown> };

const maxListed = 3;

const nameOf = ({ type, title }: FileUse) => (type ? `${type} “${truncateName(title)}”` : title);

/** Names only what the role may read, and counts the rest. The panel also gets the list, for links. */
function createInUseError(ctx: Context, found: FoundUse[]) {
  const readable = found.filter(({ uid, row }) => !createPermissionChecker(ctx, uid).cannot.read(row));
  const uses = readable.map(({ file, type, title, path }): FileUse => ({ file, type, title, path }));
  const files = [...new Set(found.map(({ file }) => file))];
  const documents = [...new Map(uses.map((use) => [use.path, nameOf(use)])).values()];
  const listed = documents.slice(0, maxListed);
  const rest = new Set(found.map(({ path }) => path)).size - listed.length;
  const others = listed.length > 0 ? `${rest} more` : `${rest} ${rest === 1 ? 'record' : 'records'} of other roles`;
  const places = joinTexts(rest > 0 ? [...listed, others] : listed);
  const subject = files.length === 1 ? `${truncateName(files[0] ?? '')} is` : `${files.length} of these files are`;
  const message = `Nothing was deleted: ${subject} used in ${places}. Choose another image there first.`;
  return new errors.ApplicationError(message, { uses });
}

async function rejectUsed(ctx: Context, fileIds: number[]): Promise<void> {
  const uses = await findFileUses(fileIds);
  if (uses.length > 0) throw createInUseError(ctx, uses);
}

const toIds = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(Number).filter((id) => Number.isInteger(id)) : [];

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
  addCheck(plugin, 'admin-file', 'destroy', (ctx) => rejectUsed(ctx, toIds([ctx['params'].id])));
  addCheck(plugin, 'admin-folder-file', 'deleteMany', async (ctx) => {
    const { fileIds, folderIds } = (ctx.request.body ?? {}) as { fileIds?: unknown; folderIds?: unknown };
    await rejectUsed(ctx, [...toIds(fileIds), ...(await listFilesIn(toIds(folderIds)))]);
  });
}

type MoveController = { moveMany: (ctx: Context) => Promise<void> };
type Controllers = { extend: (uid: string, extend: (controller: MoveController) => MoveController) => void };
type Move = { fileIds?: number[]; folderIds?: number[] };

/** Audits moves, which Strapi writes past its query engine. A move and its entries are one transaction. */
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
