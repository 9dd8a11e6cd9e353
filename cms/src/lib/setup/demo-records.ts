/**
 * What the seed has created: the version of each record, and the files. Everything else was added or changed by staff.
 */
import type { UID } from '@strapi/strapi';
import { describeContent } from './state';

/** `updatedAt` in milliseconds by `documentId`, by type. */
type Versions = Record<string, Record<string, number>>;
type DemoRecords = { versions: Versions; fileIds: number[] };

type Row = { documentId: string; updatedAt: string | Date };

export const fileUid = 'plugin::upload.file';

const unrelatedTypes: UID.ContentType[] = [
  'api::session.session',
  'api::outgoing-mail.outgoing-mail',
  'api::deleted-record.deleted-record',
  'api::screen.board',
  'api::screen.screen',
  'api::screen.screen-pairing',
];

/** Changes of these do not count: staff try the screens with demo inquiries and subscribers. */
const typesToTryOut: UID.ContentType[] = ['api::inquiry.inquiry', 'api::subscriber.subscriber'];

/** Written by every press in bar mode, which staff try out too. They are removed with the rest. */
const uncountedTypes: UID.ContentType[] = [
  'api::pouring.pouring',
  'api::list-check.list-check',
  'api::tap-change.tap-change',
];

/** Far above the demo's number of rows: if there are more, some are the brewery's own in any case. */
const maxRows = 1000;

const store = () => strapi.store({ type: 'core', name: 'brewery', key: 'demo-records' });

export const contentTypes = (): UID.ContentType[] =>
  (Object.keys(strapi.contentTypes) as UID.ContentType[]).filter(
    (uid) => uid.startsWith('api::') && !unrelatedTypes.includes(uid),
  );

export const isSingleType = (uid: UID.ContentType) => strapi.contentType(uid).kind === 'singleType';

const loadRows = (uid: UID.ContentType): Promise<Row[]> =>
  strapi.db.query(uid).findMany({ select: ['documentId', 'updatedAt'], limit: maxRows });

type File = { id: number; updatedBy: object | null };

const loadFiles = (): Promise<File[]> =>
  strapi.db.query(fileUid).findMany({ select: ['id'], populate: ['updatedBy'], limit: maxRows });

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

function isOwn(uid: UID.ContentType, row: Row, known: Record<string, number>): boolean {
  const version = known[row.documentId];
  // A single type that is not in the list was created by a later version.
  if (version === undefined) return !isSingleType(uid);
  return version !== toVersion(row) && !typesToTryOut.includes(uid);
}

/** Records and files that staff have added or changed. */
export async function findOwnContent({ versions, fileIds }: DemoRecords): Promise<string[]> {
  const found: string[] = [];
  const add = (uid: string, count: number) => {
    if (count > 0) found.push(describeContent(uid, count));
  };
  for (const uid of contentTypes().filter((type) => !uncountedTypes.includes(type))) {
    const rows = await loadRows(uid);
    add(uid, rows.filter((row) => isOwn(uid, row, versions[uid] ?? {})).length);
  }
  const known = new Set(fileIds);
  // A demo photo that was replaced in the panel keeps its id. Files of own records are counted with these.
  const isOwnFile = ({ id, updatedBy }: File) => !known.has(id) || updatedBy !== null;
  if (found.length === 0) add(fileUid, (await loadFiles()).filter(isOwnFile).length);
  return found;
}

/** The demo's records that still exist; the texts of pages and settings are replaced, not removed. */
export async function findDemoContent({ versions, fileIds }: DemoRecords): Promise<string[]> {
  const found: string[] = [];
  for (const uid of contentTypes().filter((type) => !isSingleType(type))) {
    const known = versions[uid] ?? {};
    const count = (await loadRows(uid)).filter(({ documentId }) => documentId in known).length;
    if (count > 0) found.push(describeContent(uid, count));
  }
  const known = new Set(fileIds);
  const fileCount = (await loadFiles()).filter(({ id }) => known.has(id)).length;
  return fileCount > 0 ? [...found, describeContent(fileUid, fileCount)] : found;
}
