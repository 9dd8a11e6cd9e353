/** Copies that visitors can't see until someone has edited them. They share the files of their original. */
import type { UID } from '@strapi/strapi';
import { getCopyName } from '#domain/beer/copy-name';
import { composedPageUid } from '#lib/page/composed-pages';
import { taproomUid } from '#lib/taproom/document';
import { beerUid } from '../../api/beer/document';
import { eventUid } from '../../api/event/document';
import { heroImageUid } from '../../api/location/document';

export type DraftCopies = {
  uid: UID.ContentType;
  /** In URLs. */
  path: string;
  /** The name of a copy; the write middlewares choose its slug and path. Composed pages are named there, too. */
  name: { field: string; maxLength: number } | null;
  /** What a copy does not share with its original. */
  data: object;
};

export const draftCopies: readonly DraftCopies[] = [
  {
    uid: beerUid,
    path: 'beers',
    name: { field: 'name', maxLength: 120 },
    data: { isActive: false, isFeatured: false },
  },
  {
    uid: eventUid,
    path: 'events',
    name: { field: 'title', maxLength: 200 },
    data: { eventStatus: 'draft', isFeatured: false, currentAttendees: 0 },
  },
  { uid: taproomUid, path: 'taprooms', name: { field: 'name', maxLength: 60 }, data: { isActive: false } },
  { uid: composedPageUid, path: 'pages', name: null, data: { isLive: false } },
  { uid: heroImageUid, path: 'hero-images', name: null, data: { isActive: false } },
];

export type Row = Record<string, unknown>;

/** The copies of a long name differ after it. */
const sharedNameLength = 50;

async function chooseName({ uid, name }: DraftCopies, original: Row): Promise<object> {
  if (!name) return {};
  const text = String(original[name.field] ?? '');
  const prefix = getCopyName(text, [], name.maxLength).slice(0, sharedNameLength);
  const rows: Row[] = await strapi.db
    .query(uid)
    .findMany({ select: [name.field], where: { [name.field]: { $startsWithi: prefix } } });
  const taken = rows.map((row) => String(row[name.field]));
  return { [name.field]: getCopyName(text, taken, name.maxLength) };
}

/** `stamp` is the panel user who creates it. */
export async function createDraftCopy(copies: DraftCopies, original: Row, stamp: object): Promise<string> {
  const data = { ...(await chooseName(copies, original)), ...copies.data, ...stamp };
  const documentId = String(original['documentId']);
  const copy = await strapi.documents(copies.uid).clone({ documentId, data: data as never });
  if (!copy) throw new Error(`${copies.path} ${documentId} was not copied`);
  return copy.documentId;
}
