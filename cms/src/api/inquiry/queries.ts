import type { InquiryCsvQuery, InquiryListQuery } from '#domain/inquiry/query';
import { foldText } from '#domain/shared/fold-text';
import { batchedRows } from '#lib/batches';
import { notFound } from '#lib/errors';
import { paginate, type Page } from '#lib/paginate';
import { inquiryUid, type InquiryDocument } from './document';

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }];

/** Spam is listed only on request (api.md §4). */
const toFilter = ({ kind, status, search }: InquiryCsvQuery) => ({
  ...(kind ? { kind } : {}),
  ...(search ? { searchText: { $contains: foldText(search) } } : {}),
  inquiryStatus: status ?? { $ne: 'spam' },
});

export const streamInquiries = (query: InquiryCsvQuery): AsyncGenerator<InquiryDocument> =>
  batchedRows(inquiryUid, { where: toFilter(query), orderBy: newestFirst });

export function listInquiries(query: InquiryListQuery): Promise<Page<InquiryDocument>> {
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
