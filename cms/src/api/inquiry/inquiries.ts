/** What visitors wrote: kept with its mails, listed for staff, changed by them. */
import { Readable } from 'node:stream';
import { includesIgnoringCase } from '#domain/beer/search';
import { isStale } from '#domain/shared/optimistic-lock';
import { inquiryCsvRow } from '#domain/inquiry/csv';
import type { NewInquiry } from '#domain/inquiry/from-form';
import type { InquiryUpdate } from '#domain/inquiry/input';
import type { InquiryCsvQuery, InquiryListQuery } from '#domain/inquiry/query';
import { notFound, staleVersion } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { enqueue } from '#lib/mail/enqueue';
import { paginate, paginateArray, type Page } from '#lib/paginate';
import { batchedRows } from '#lib/batches';
import { inquiryMails } from './mails';
import { serializeInquiry, type StoredInquiry } from './serialize';

const inquiryUid = 'api::inquiry.inquiry';
const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }];

/** Stored together with its mails, or not at all; spam is kept and answered with silence. */
export async function receiveInquiry(inquiry: NewInquiry): Promise<void> {
  const { phone, message, ...rest } = inquiry;
  await strapi.db.transaction(async () => {
    await strapi
      .documents(inquiryUid)
      .create({ data: { ...rest, phone: phone ?? undefined, message: message ?? undefined } });
    if (inquiry.status !== 'spam') await enqueue(inquiryMails(inquiry));
  });
}

/** api.md §4: spam is left out unless somebody asks for it. */
const matching = ({ kind, status }: InquiryCsvQuery) => ({
  ...(kind ? { kind } : {}),
  status: status ?? { $ne: 'spam' },
});

const mentions = (search: string) => (inquiry: StoredInquiry) =>
  [inquiry.name, inquiry.email, inquiry.message].some((text) => text !== null && includesIgnoringCase(text, search));

/** Not SQL's `like`: databases differ in which letters they call the same. */
async function* searched({ search, ...query }: InquiryCsvQuery): AsyncGenerator<StoredInquiry> {
  const isWanted = search ? mentions(search) : () => true;
  const found = batchedRows<StoredInquiry>(inquiryUid, { where: matching(query), orderBy: newestFirst });
  for await (const inquiry of found) if (isWanted(inquiry)) yield inquiry;
}

/** The rows of the export. */
export async function* csvRows(query: InquiryCsvQuery): AsyncGenerator<string[]> {
  for await (const inquiry of searched(query)) yield inquiryCsvRow(serializeInquiry(inquiry));
}

export const listInquiries = async (query: InquiryListQuery): Promise<Page<StoredInquiry>> => {
  if (query.search) return paginateArray(query, await Readable.from(searched(query)).toArray());
  const where = matching(query);
  return paginate(
    query,
    () => strapi.db.query(inquiryUid).count({ where }),
    ({ start, limit }) => strapi.db.query(inquiryUid).findMany({ where, orderBy: newestFirst, offset: start, limit }),
  );
};

export async function findInquiry(documentId: string): Promise<StoredInquiry> {
  const stored: StoredInquiry | null = await strapi.db.query(inquiryUid).findOne({ where: { documentId } });
  if (!stored) throw notFound('Inquiry');
  return stored;
}

export const setInquiryStatus = (documentId: string, { status, updatedAt }: InquiryUpdate): Promise<StoredInquiry> =>
  withLock(strapi, `inquiry ${documentId}`, async () => {
    const stored = await findInquiry(documentId);
    if (isStale({ updatedAt: new Date(stored.updatedAt) }, updatedAt)) throw staleVersion();
    await strapi.documents(inquiryUid).update({ documentId, data: { status } });
    return findInquiry(documentId);
  });

export const removeInquiry = (documentId: string): Promise<void> =>
  withLock(strapi, `inquiry ${documentId}`, async () => {
    const { entries } = await strapi.documents(inquiryUid).delete({ documentId });
    if (entries.length === 0) throw notFound('Inquiry');
  });
