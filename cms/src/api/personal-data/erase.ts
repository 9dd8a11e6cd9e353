/** Erases the data of one person, in one transaction. Accounts of staff are kept, and orders if laws require it. */
import type { EraseInput, EraseResult } from '#domain/privacy/schema';
import { allowNulls } from '#lib/stored-values';
import { recordAudit } from '#lib/audit/record';
import { withoutAudit } from '#lib/audit/types';
import { deleteStoredResponses } from '#lib/idempotency/respond-once';
import { mailUid } from '#lib/mail/enqueue';
import { withLock } from '#lib/mutex';
import { deletePending } from '#lib/pending-subscriptions';
import { discardDeletedRecord } from '#lib/trash';
import { eventUid, findPersonalData, inquiryUid, subscriberUid, type FoundData, isOrder } from './find';

const noOrganizer = { organizerName: null, organizerEmail: null, organizerPhone: null };

/** Without what has to be kept. */
function selectErased(found: FoundData, keepOrders: boolean): FoundData {
  const kept = new Set(keepOrders ? found.inquiries.filter(isOrder).map(({ documentId }) => documentId) : []);
  return {
    ...found,
    inquiries: found.inquiries.filter(({ documentId }) => !kept.has(documentId)),
    emails: found.emails.filter(({ inquiry }) => inquiry === null || !kept.has(inquiry)),
  };
}

async function deleteData(data: FoundData): Promise<void> {
  for (const { id } of data.emails) await strapi.db.query(mailUid).delete({ where: { id } });
  for (const { documentId } of data.inquiries) await strapi.documents(inquiryUid).delete({ documentId });
  if (data.subscriber) await strapi.documents(subscriberUid).delete({ documentId: data.subscriber.documentId });
  await deletePending(data.email);
  for (const { documentId } of data.events) {
    await strapi.documents(eventUid).update({ documentId, data: allowNulls(noOrganizer) });
  }
  for (const record of data.deletedRecords) await discardDeletedRecord(record);
  await deleteStoredResponses(data.responses);
}

const describe = (found: FoundData, erased: FoundData): EraseResult => ({
  erased: {
    messages: erased.inquiries.filter((inquiry) => !isOrder(inquiry)).length,
    orders: erased.inquiries.filter(isOrder).length,
    emails: erased.emails.length,
    events: erased.events.length,
    deletedRecords: erased.deletedRecords.length,
    storedResponses: erased.responses.length,
    subscription: erased.subscriber !== null,
    pendingSubscription: erased.pending !== null,
  },
  kept: {
    orders: found.inquiries.length - erased.inquiries.length,
    emails: found.emails.length - erased.emails.length,
    accounts: found.accounts.map(({ kind }) => kind),
  },
});

const sum = ({ erased }: EraseResult) =>
  Object.values(erased).reduce<number>((total, count) => total + Number(count), 0);

/** The log has an entry without the person's data. */
export const erasePersonalData = ({ email, keepOrders }: EraseInput, now: Date): Promise<EraseResult> =>
  withLock(`subscriber ${email}`, async () => {
    const found = await findPersonalData(email, now);
    const erased = selectErased(found, keepOrders);
    const result = describe(found, erased);
    await withoutAudit(() => deleteData(erased));
    await recordAudit({ action: 'erased', area: 'personal-data', count: sum(result) }, now);
    return result;
  });
