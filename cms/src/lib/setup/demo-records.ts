/** What the seed has created: the version of each record, and the files. Everything else is the staff's. */
import type { UID } from '@strapi/strapi';
import type { OwnContent } from '#domain/setup/schema';
import { findRecordedType } from '../audit/types';
import { describeContent } from './state';

/** `updatedAt` in milliseconds by `documentId`, by type. */
type Versions = Record<string, Record<string, number>>;
export type DemoRecords = { versions: Versions; fileIds: number[] };

type Row = { documentId: string; updatedAt: string | Date } & Record<string, unknown>;

export const fileUid = 'plugin::upload.file';

/** No content: removed with everything only. */
export const unrelatedTypes: UID.ContentType[] = [
  'api::outgoing-mail.outgoing-mail',
  'api::deleted-record.deleted-record',
  'api::screen.board',
  'api::screen.screen',
  'api::screen.screen-pairing',
];

/** Changes of these do not count: staff try the screens with demo inquiries and subscribers. */
const typesToTryOut: UID.ContentType[] = ['api::inquiry.inquiry', 'api::subscriber.subscriber'];

/** Written by every press in bar mode, which staff try out too. They go with their taps and beers. */
const uncountedTypes: UID.ContentType[] = [
  'api::pouring.pouring',
  'api::list-check.list-check',
  'api::tap-change.tap-change',
];

/** Reads the last changed records of each type. Far above the demo's number: others are the brewery's own, and stay. */
const maxRows = 1000;

const store = () => strapi.store({ type: 'core', name: 'brewery', key: 'demo-records' });

export const contentTypes = (): UID.ContentType[] =>
  (Object.keys(strapi.contentTypes) as UID.ContentType[]).filter(
    (uid) => uid.startsWith('api::') && uid !== 'api::session.session' && !unrelatedTypes.includes(uid),
  );

export const isSingleType = (uid: UID.ContentType) => strapi.contentType(uid).kind === 'singleType';

const nameFields = (uid: UID.ContentType): readonly string[] =>
  typesToTryOut.includes(uid) ? ['email'] : (findRecordedType(uid)?.names ?? []);

const loadRows = (uid: UID.ContentType): Promise<Row[]> =>
  strapi.db.query(uid).findMany({
    select: ['documentId', 'updatedAt', ...nameFields(uid)],
    orderBy: { updatedAt: 'desc' },
    limit: maxRows,
  });

type Author = { id: number } | null;
type File = { id: number; documentId: string; name: string; createdBy: Author; updatedBy: Author };

const loadFiles = (): Promise<File[]> =>
  strapi.db
    .query(fileUid)
    .findMany({ select: ['id', 'documentId', 'name'], populate: ['createdBy', 'updatedBy'], orderBy: { id: 'desc' } });

/** Uploaded or replaced in the panel; a demo photo keeps its id then. Others belong to records. */
const isOwnFile = ({ createdBy, updatedBy }: File) => createdBy !== null || updatedBy !== null;

const toVersion = ({ updatedAt }: Row) => new Date(updatedAt).getTime();

/** Call when the seed is complete, before the server accepts requests. */
export async function rememberDemoRecords(): Promise<void> {
  const versions: Versions = {};
  for (const uid of contentTypes()) {
    const rows = await loadRows(uid);
    versions[uid] = Object.fromEntries(rows.map((row) => [row.documentId, toVersion(row)]));
  }
  const demo: DemoRecords = { versions, fileIds: (await loadFiles()).map(({ id }) => id) };
  await store().set({ value: demo });
}

export const findDemoRecords = async (): Promise<DemoRecords | null> => (await store().get()) as DemoRecords | null;

export const forgetDemoRecords = (): Promise<void> => store().delete();

/** A single type that is not in the list was created by a later version. */
const isNew = (uid: UID.ContentType, { documentId }: Row, known: Record<string, number>) =>
  known[documentId] === undefined && !isSingleType(uid);

function isOwn(uid: UID.ContentType, row: Row, known: Record<string, number>): boolean {
  const version = known[row.documentId];
  if (version === undefined) return isNew(uid, row, known);
  return version !== toVersion(row) && !typesToTryOut.includes(uid);
}

function nameOf(uid: UID.ContentType, row: Row): string {
  if (isSingleType(uid)) return describeContent(uid, 1);
  const name = nameFields(uid)
    .map((field) => row[field])
    .find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name : describeContent(uid, 1);
}

/** Records that staff have added or changed, and photos of the media library. */
export async function findOwnContent({ versions }: DemoRecords): Promise<OwnContent[]> {
  const found: OwnContent[] = [];
  const add = (uid: string, records: OwnContent['records']) => {
    if (records.length > 0) found.push({ summary: describeContent(uid, records.length), records });
  };
  for (const uid of contentTypes().filter((type) => !uncountedTypes.includes(type))) {
    const known = versions[uid] ?? {};
    const rows = (await loadRows(uid)).filter((row) => isOwn(uid, row, known));
    const toRecord = (row: Row) => ({ _id: row.documentId, name: nameOf(uid, row), isNew: isNew(uid, row, known) });
    add(uid, rows.map(toRecord));
  }
  const files = (await loadFiles()).filter(isOwnFile);
  add(
    fileUid,
    files.map(({ documentId, name, createdBy }) => ({ _id: documentId, name, isNew: createdBy !== null })),
  );
  return found;
}

/** The ids of the demo's records that nobody has changed, and of those in `chosen`. */
export async function findRemovable(uid: UID.ContentType, demo: DemoRecords, chosen: Set<string>): Promise<string[]> {
  const known = demo.versions[uid] ?? {};
  const isCounted = !uncountedTypes.includes(uid);
  const rows: Row[] = await strapi.db.query(uid).findMany({
    select: ['documentId', 'updatedAt'],
    where: isSingleType(uid) ? {} : { documentId: { $in: [...Object.keys(known), ...chosen] } },
  });
  return rows
    .filter((row) => chosen.has(row.documentId) || !isCounted || !isOwn(uid, row, known))
    .map(({ documentId }) => documentId);
}

export async function findRemovableFiles({ fileIds }: DemoRecords, chosen: Set<string>): Promise<number[]> {
  const known = new Set(fileIds);
  return (await loadFiles())
    .filter((file) => chosen.has(file.documentId) || (known.has(file.id) && !isOwnFile(file)))
    .map(({ id }) => id);
}

/** A photo that was replaced in the panel is of its user then: it stays without the record that it belongs to. */
export async function keepOwnFiles(chosen: Set<string>): Promise<void> {
  for (const { id, documentId, createdBy, updatedBy } of await loadFiles()) {
    if (createdBy || !updatedBy || chosen.has(documentId)) continue;
    await strapi.db.query(fileUid).update({ where: { id }, data: { createdBy: updatedBy.id } });
  }
}

/** The demo's records that still exist; the texts of pages and settings are replaced, not removed. */
export async function findDemoContent({ versions, fileIds }: DemoRecords): Promise<string[]> {
  const found: string[] = [];
  for (const uid of contentTypes().filter((type) => !isSingleType(type))) {
    const count = (await findRemovable(uid, { versions, fileIds }, new Set())).length;
    if (count > 0) found.push(describeContent(uid, count));
  }
  const fileCount = (await findRemovableFiles({ versions, fileIds }, new Set())).length;
  return fileCount > 0 ? [...found, describeContent(fileUid, fileCount)] : found;
}
