/** Where files of the media library are used: the documents, also if a component or a section of theirs has the file. */
import type { UID } from '@strapi/strapi';
import { readInCurrentTransaction } from '#lib/database/read-in-transaction';
import type { Transaction } from '#lib/mutex';

export type FileUse = {
  /** The file's name. */
  file: string;
  /** Of the document, such as "Beer"; empty for a single type. */
  type: string;
  title: string;
  /** Of the document's form, below the panel's URL. */
  path: string;
};

/** A row of a content type or a component. */
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

/** The join tables of components, with the types of the rows that contain them. */
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

async function describe({ uid, id }: Owner, file: string): Promise<FileUse[]> {
  const { kind, info } = strapi.contentTypes[uid as UID.ContentType];
  const row: Row | null = await strapi.db.query(uid).findOne({ where: { id } });
  if (!row) return [];
  const isSingle = kind === 'singleType';
  const type = toSingular(info);
  const title = isSingle ? info.displayName : firstText(row['name'], row['title'], row['placement'], type);
  const path = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${row.documentId}`;
  return [{ file, type: isSingle ? '' : type, title: String(title), path: `/content-manager/${path}` }];
}

const uniqueUses = (uses: FileUse[]) => [...new Map(uses.map((use) => [`${use.file} ${use.path}`, use])).values()];

export async function findFileUses(fileIds: number[]): Promise<FileUse[]> {
  if (fileIds.length === 0) return [];
  const related = await select<Related>('files_related_mph', ['file_id', 'related_id', 'related_type'], (query) =>
    query.whereIn('file_id', fileIds),
  );
  const files: { id: number; name: string }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id', 'name'], where: { id: { $in: fileIds } } });
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const uses: FileUse[] = [];
  for (const { file_id, related_id, related_type } of related) {
    const documents = await findDocuments({ uid: related_type, id: Number(related_id) });
    for (const document of documents) uses.push(...(await describe(document, names.get(Number(file_id)) ?? '')));
  }
  return uniqueUses(uses);
}
