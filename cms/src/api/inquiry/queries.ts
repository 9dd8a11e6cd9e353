import { includesIgnoringCase } from '#domain/beer/search';
import type { InquiryCsvQuery, InquiryListQuery } from '#domain/inquiry/query';
import { batchedRows } from '#lib/batches';
import { notFound } from '#lib/errors';
import { paginate, paginateArray, type Page } from '#lib/paginate';
import { inquiryUid, type InquiryDocument } from './document';

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }];

/** Spam is listed only on request (api.md §4). */
const toFilter = ({ kind, status }: InquiryCsvQuery) => ({
  ...(kind ? { kind } : {}),
  inquiryStatus: status ?? { $ne: 'spam' },
});

type SearchedRow = Pick<InquiryDocument, 'id' | 'name' | 'email' | 'message'>;

const matchesSearch = ({ name, email, message }: SearchedRow, search: string) =>
  [name, email, message].some((text) => text !== null && includesIgnoringCase(text, search));

/** Searches in code: SQL's `like` folds case differently on each database. */
export async function* searchInquiries({ search, ...query }: InquiryCsvQuery): AsyncGenerator<InquiryDocument> {
  const inquiries = batchedRows<InquiryDocument>(inquiryUid, { where: toFilter(query), orderBy: newestFirst });
  for await (const inquiry of inquiries) if (!search || matchesSearch(inquiry, search)) yield inquiry;
}

/** Searches the columns it needs, then loads the rows of the page. */
async function searchPage({ search = '', ...query }: InquiryListQuery): Promise<Page<InquiryDocument>> {
  const rows: SearchedRow[] = await strapi.db
    .query(inquiryUid)
    .findMany({ select: ['id', 'name', 'email', 'message'], where: toFilter(query), orderBy: newestFirst });
  const { items, pagination } = paginateArray(
    query,
    rows.filter((row) => matchesSearch(row, search)),
  );
  const where = { id: { $in: items.map(({ id }) => id) } };
  return { items: await strapi.db.query(inquiryUid).findMany({ where, orderBy: newestFirst }), pagination };
}

export async function listInquiries(query: InquiryListQuery): Promise<Page<InquiryDocument>> {
  if (query.search) return searchPage(query);
  const where = toFilter(query);
  return paginate(
    query,
    () => strapi.db.query(inquiryUid).count({ where }),
    ({ start, limit }) => strapi.db.query(inquiryUid).findMany({ where, orderBy: newestFirst, offset: start, limit }),
  );
}

export async function findInquiry(documentId: string): Promise<InquiryDocument> {
  const inquiry: InquiryDocument | null = await strapi.db.query(inquiryUid).findOne({ where: { documentId } });
  if (!inquiry) throw notFound('Inquiry');
  return inquiry;
}
