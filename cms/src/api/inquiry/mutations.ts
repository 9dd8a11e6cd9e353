import { inquiryKinds, type InquiryKind } from '#domain/inquiry/constants';
import type { NewInquiry } from '#domain/inquiry/from-form';
import type { InquiryUpdate } from '#domain/inquiry/input';
import { inTransaction } from '#lib/database/transaction';
import { notFound, rejectStale } from '#lib/errors';
import { enqueue, mailTable } from '#lib/mail/enqueue';
import { withLock } from '#lib/mutex';
import { settings } from '#lib/settings';
import { inquiryEmails } from './emails';
import { findInquiry, inquiryUid, type InquiryDocument } from './queries';

/** Stores an inquiry and its emails in one transaction. Spam is stored without emails. */
export async function createInquiry(inquiry: NewInquiry): Promise<void> {
  const { status, phone, message, ...rest } = inquiry;
  await strapi.db.transaction(async () => {
    const { documentId } = await strapi
      .documents(inquiryUid)
      .create({ data: { ...rest, inquiryStatus: status, phone: phone ?? undefined, message: message ?? undefined } });
    if (status !== 'spam') await enqueue(await inquiryEmails(inquiry, documentId));
  });
}

const withInquiryLock = <Result>(documentId: string, work: () => Promise<Result>): Promise<Result> =>
  withLock(`inquiry ${documentId}`, work);

export const updateInquiryStatus = (
  documentId: string,
  { status, updatedAt }: InquiryUpdate,
): Promise<InquiryDocument> =>
  withInquiryLock(documentId, async () => {
    rejectStale(await findInquiry(documentId), updatedAt);
    await strapi.documents(inquiryUid).update({ documentId, data: { inquiryStatus: status } });
    return findInquiry(documentId);
  });

export const deleteInquiry = (documentId: string): Promise<void> =>
  withInquiryLock(documentId, async () => {
    const { entries } = await strapi.documents(inquiryUid).delete({ documentId });
    if (entries.length === 0) throw notFound('Inquiry');
  });

const table = 'inquiries';
const batchSize = 500;
const dayMs = 24 * 60 * 60_000;

type Rule = { setting: string; days: number; kinds: InquiryKind[] };

const listRules = (): Rule[] => {
  const { inquiryRetentionDays, orderRetentionDays } = settings();
  const orders: InquiryKind[] = ['shipping-order'];
  return [
    {
      setting: 'INQUIRY_RETENTION_DAYS',
      days: inquiryRetentionDays,
      kinds: inquiryKinds.filter((kind) => !orders.includes(kind)),
    },
    { setting: 'ORDER_RETENTION_DAYS', days: orderRetentionDays, kinds: orders },
  ];
};

/** Short transactions: SQLite has a single connection. */
const deleteBatch = (kinds: InquiryKind[], receivedUntil: Date): Promise<number> =>
  inTransaction(async (trx) => {
    const rows: { id: number; document_id: string }[] = await trx(table)
      .select('id', 'document_id')
      .whereIn('kind', kinds)
      .where('created_at', '<=', receivedUntil)
      .limit(batchSize);
    const inquiries = rows.map(({ document_id }) => document_id);
    const ids = rows.map(({ id }) => id);
    await trx(mailTable).whereIn('inquiry', inquiries).delete();
    return trx(table).whereIn('id', ids).delete();
  });

async function applyRule({ setting, days, kinds }: Rule, now: Date): Promise<void> {
  if (days === 0) return;
  const receivedUntil = new Date(now.getTime() - days * dayMs);
  let total = 0;
  for (let deleted = batchSize; deleted === batchSize; total += deleted) {
    deleted = await deleteBatch(kinds, receivedUntil);
  }
  if (total > 0) strapi.log.info(`Deleted ${total} inquiries that were older than ${days} days (${setting})`);
}

export async function deleteOldInquiries(now: Date): Promise<void> {
  for (const rule of listRules()) await applyRule(rule, now);
}
