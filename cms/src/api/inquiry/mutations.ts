import type { NewInquiry } from '#domain/inquiry/from-form';
import type { InquiryUpdate } from '#domain/inquiry/input';
import { isStale } from '#domain/shared/optimistic-lock';
import { notFound, staleVersion } from '#lib/errors';
import { enqueue } from '#lib/mail/enqueue';
import { withLock } from '#lib/mutex';
import { inquiryUid, type InquiryDocument } from './document';
import { inquiryEmails } from './emails';
import { findInquiry } from './queries';

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
  withLock(strapi, `inquiry ${documentId}`, work);

export const updateInquiryStatus = (
  documentId: string,
  { status, updatedAt }: InquiryUpdate,
): Promise<InquiryDocument> =>
  withInquiryLock(documentId, async () => {
    const inquiry = await findInquiry(documentId);
    if (isStale({ updatedAt: new Date(inquiry.updatedAt) }, updatedAt)) throw staleVersion();
    await strapi.documents(inquiryUid).update({ documentId, data: { inquiryStatus: status } });
    return findInquiry(documentId);
  });

export const deleteInquiry = (documentId: string): Promise<void> =>
  withInquiryLock(documentId, async () => {
    const { entries } = await strapi.documents(inquiryUid).delete({ documentId });
    if (entries.length === 0) throw notFound('Inquiry');
  });
