import { inquiryCsvRow } from '#domain/inquiry/csv';
import type { InquiryCsvQuery, InquiryListQuery } from '#domain/inquiry/input';
import type { InquiryRecord } from '#domain/inquiry/schema';
import { toSearchText } from '#domain/shared/fold-text';
import type { DerivedColumns } from '#lib/derived-columns';
import {
  batchedRows,
  containsText,
  type ContentRow,
  countRows,
  findByIds,
  findRange,
  type Page,
  paginate,
  requireRow,
} from '#lib/rows';
import { toText, toInstant, emptyToNull } from '#lib/stored-values';

export const inquiryUid = 'api::inquiry.inquiry';

export type InquiryDocument = ContentRow<typeof inquiryUid>;

const sources = ['name', 'email', 'message'];

export const derivedInquiryColumns: DerivedColumns = {
  uid: inquiryUid,
  sources,
  sorted: [],
  derive: (row) => ({ searchText: toSearchText(sources.map((name) => toText(row[name]))) }),
};

/** The panel can store any JSON as details; only strings are returned. */
const serializeDetails = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

export const serializeInquiry = (inquiry: InquiryDocument): InquiryRecord => ({
  _id: inquiry.documentId,
  kind: inquiry.kind,
  status: inquiry.inquiryStatus,
  name: inquiry.name,
  email: inquiry.email,
  phone: emptyToNull(inquiry.phone),
  message: emptyToNull(inquiry.message),
  details: serializeDetails(inquiry.details),
  createdAt: toInstant(inquiry.createdAt),
  updatedAt: toInstant(inquiry.updatedAt),
});

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }];

/** Spam is listed only on request. */
const toFilter = ({ kind, status, search }: InquiryCsvQuery) => ({
  ...(kind ? { kind } : {}),
  ...containsText(search),
  inquiryStatus: status ?? { $ne: 'spam' },
});

/** Subtracts spam if no status is given: an index counts one status quickly, but not all others. */
async function countListed({ kind, status }: InquiryListQuery): Promise<number> {
  const where = kind ? { kind } : {};
  if (status) return countRows(inquiryUid, { ...where, inquiryStatus: status });
  const [all, spam] = await Promise.all([
    countRows(inquiryUid, where),
    countRows(inquiryUid, { ...where, inquiryStatus: 'spam' }),
  ]);
  return all - spam;
}

export async function listInquiries(query: InquiryListQuery): Promise<Page<InquiryDocument>> {
  if (query.search) return searchInquiries(query);
  const where = toFilter(query);
  return paginate(
    query,
    () => countListed(query),
    (range) => findRange(inquiryUid, { where, orderBy: newestFirst }, range),
  );
}

/**
 * A search reads the texts of all inquiries that may match. It does so once: counting them and reading a page would do it
 * twice, the second time in the order of an index, which takes several times as long.
 */
async function searchInquiries(query: InquiryListQuery): Promise<Page<InquiryDocument>> {
  const found: Pick<InquiryDocument, 'id' | 'createdAt'>[] = await strapi.db
    .query(inquiryUid)
    .findMany({ select: ['id', 'createdAt'], where: toFilter(query) });
  const sorted = found
    .map(({ id, createdAt }) => ({ id, time: new Date(createdAt).getTime() }))
    .sort((one, other) => other.time - one.time || other.id - one.id);
  return paginate(
    query,
    async () => sorted.length,
    ({ start, limit }) =>
      findByIds(
        inquiryUid,
        sorted.slice(start, start + limit).map(({ id }) => id),
        newestFirst,
      ),
  );
}

export const findInquiry = (documentId: string): Promise<InquiryDocument> =>
  requireRow(inquiryUid, 'Inquiry', { where: { documentId } });

export async function* exportInquiries(query: InquiryCsvQuery): AsyncGenerator<string[]> {
  const rows = batchedRows<InquiryDocument>(inquiryUid, { where: toFilter(query), orderBy: newestFirst });
  for await (const inquiry of rows) yield inquiryCsvRow(serializeInquiry(inquiry));
}
