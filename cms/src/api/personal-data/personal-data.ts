/** Everything that is stored about the person with an e-mail address: found, exported and erased. */
import type { UID } from '@strapi/strapi';
import { mentionsEmail } from '#domain/privacy/mentions-email';
import type { EraseInput, EraseResult, PersonalData, PersonalDataSummary } from '#domain/privacy/schema';
import { recordAudit } from '#lib/audit/record';
import { withoutAudit } from '#lib/audit/types';
import { deleteStoredResponses, findStoredResponses } from '#lib/idempotency/respond-once';
import { mailUid } from '#lib/mail/enqueue';
import { withLock } from '#lib/mutex';
import { deletePending, findPendingByEmail, type PendingSubscription } from '#lib/pending-subscriptions';
import type { ContentRow } from '#lib/rows';
import { allowNulls, emptyToNull, required, toInstant, toInstantOrNull } from '#lib/stored-values';
import { discardDeletedRecord, pageVersionType, trashUid } from '#lib/trash';

const inquiryUid = 'api::inquiry.inquiry';
const subscriberUid = 'api::subscriber.subscriber';
const eventUid = 'api::event.event';

type StoredInquiry = ContentRow<typeof inquiryUid>;

type StoredSubscriber = ContentRow<typeof subscriberUid>;

type StoredEmail = ContentRow<typeof mailUid>;

type StoredEvent = ContentRow<typeof eventUid>;

type DeletedRecord = { documentId: string; data: unknown };

type Account = { kind: 'staff' | 'panel'; name: string | null; email: string };

type FoundData = {
  email: string;
  inquiries: StoredInquiry[];
  subscriber: StoredSubscriber | null;
  pending: PendingSubscription | null;
  emails: StoredEmail[];
  events: StoredEvent[];
  deletedRecords: DeletedRecord[];
  /** The hashes of their keys. */
  responses: string[];
  accounts: Account[];
};

/** Rows with the address in one of the fields. `$eqi` ignores case, but takes `_` and `%` for wildcards. */
async function findByEmail<Row>(uid: UID.Schema, fields: (keyof Row & string)[], email: string): Promise<Row[]> {
  const where = { $or: fields.map((field) => ({ [field]: { $eqi: email } })) };
  const rows: Row[] = await strapi.db.query(uid).findMany({ where, orderBy: { id: 'asc' } });
  return rows.filter((row) => fields.some((field) => String(row[field] ?? '').toLowerCase() === email));
}

/** Records that can be restored for an hour: there are few. Pages are no personal data, so their versions are not, either. */
async function findDeletedRecords(email: string): Promise<DeletedRecord[]> {
  const records: DeletedRecord[] = await strapi.db.query(trashUid).findMany({
    where: { type: { $ne: pageVersionType } },
    orderBy: { id: 'asc' },
  });
  return records.filter(({ data }) => mentionsEmail(JSON.stringify(data), email));
}

type StoredUser = { email: string; firstName?: string | null; firstname?: string | null } & {
  lastName?: string | null;
  lastname?: string | null;
};

const toAccount =
  (kind: Account['kind']) =>
  ({ email, firstName, firstname, lastName, lastname }: StoredUser): Account => ({
    kind,
    name: [firstName ?? firstname, lastName ?? lastname].filter(Boolean).join(' ') || null,
    email,
  });

/** `email` is normalized. In a transaction, what is found stays as it is only if its writers take the same lock. */
export async function findPersonalData(email: string, now: Date): Promise<FoundData> {
  const [subscriber = null] = await findByEmail<StoredSubscriber>(subscriberUid, ['email'], email);
  const staff = await findByEmail<StoredUser>('plugin::users-permissions.user', ['email'], email);
  const panelUsers = await findByEmail<StoredUser>('admin::user', ['email'], email);
  return {
    email,
    subscriber,
    inquiries: await findByEmail<StoredInquiry>(inquiryUid, ['email'], email),
    pending: await findPendingByEmail(email, now),
    emails: await findByEmail<StoredEmail>(mailUid, ['to', 'replyTo'], email),
    events: await findByEmail<StoredEvent>(eventUid, ['organizerEmail'], email),
    deletedRecords: await findDeletedRecords(email),
    responses: await findStoredResponses((body) => mentionsEmail(body, email), email),
    accounts: [...staff.map(toAccount('staff')), ...panelUsers.map(toAccount('panel'))],
  };
}

const isOrder = ({ kind }: StoredInquiry) => kind === 'shipping-order';

const serializeSubscription = (subscriber: StoredSubscriber) => ({
  source: subscriber.source,
  isActive: subscriber.isActive,
  subscribedAt: toInstant(subscriber.subscribedAt),
  consentAt: toInstantOrNull(subscriber.consentAt),
  consentPage: subscriber.consentPage,
  consentText: subscriber.consentText,
  confirmedAt: toInstantOrNull(subscriber.confirmedAt),
  unsubscribedAt: toInstantOrNull(subscriber.unsubscribedAt),
});

const serializePending = ({ source, consentAt, consentPage, consentText, expiresAt }: PendingSubscription) => ({
  source,
  consentAt: toInstant(consentAt),
  consentPage,
  consentText,
  expiresAt: toInstant(expiresAt),
});

const serializeInquiry = (inquiry: StoredInquiry) => ({
  _id: inquiry.documentId,
  kind: inquiry.kind,
  status: inquiry.inquiryStatus,
  name: inquiry.name,
  email: inquiry.email,
  phone: emptyToNull(inquiry.phone),
  message: emptyToNull(inquiry.message),
  details: (inquiry.details ?? {}) as Record<string, unknown>,
  createdAt: toInstant(inquiry.createdAt),
});

const serializeEmail = ({ to, subject, text, state, createdAt, sentAt }: StoredEmail) => ({
  to,
  subject,
  text,
  state,
  createdAt: toInstant(createdAt),
  sentAt: toInstantOrNull(sentAt),
});

const serializeEvent = ({ documentId, title, organizerName, organizerEmail, organizerPhone }: StoredEvent) => ({
  _id: documentId,
  title,
  organizer: { name: emptyToNull(organizerName), email: required(organizerEmail), phone: emptyToNull(organizerPhone) },
});

const serializeSubscriptions = ({ subscriber, pending }: FoundData) => ({
  subscription: subscriber && serializeSubscription(subscriber),
  pendingSubscription: pending && serializePending(pending),
});

const countRecords = (found: FoundData) => ({
  messages: found.inquiries.filter((inquiry) => !isOrder(inquiry)).length,
  orders: found.inquiries.filter(isOrder).length,
  emails: found.emails.length,
  events: found.events.length,
  deletedRecords: found.deletedRecords.length,
  storedResponses: found.responses.length,
});

export const summarize = (found: FoundData): PersonalDataSummary => ({
  email: found.email,
  ...countRecords(found),
  ...serializeSubscriptions(found),
  accounts: found.accounts.map(({ kind }) => kind),
});

export const serializePersonalData = (found: FoundData, now: Date): PersonalData => ({
  email: found.email,
  exportedAt: now.toISOString(),
  inquiries: found.inquiries.map(serializeInquiry),
  ...serializeSubscriptions(found),
  emails: found.emails.map(serializeEmail),
  events: found.events.map(serializeEvent),
  deletedRecords: found.deletedRecords.map(({ data }) => data),
  accounts: found.accounts,
});

const noOrganizer = { organizerName: null, organizerEmail: null, organizerPhone: null };

/** Leaves out what has to be kept. */
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
    ...countRecords(erased),
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

/** One transaction. Keeps staff accounts, and orders if laws require it. The audit log does not name the person. */
export const erasePersonalData = ({ email, keepOrders }: EraseInput, now: Date): Promise<EraseResult> =>
  withLock(`subscriber ${email}`, async () => {
    const found = await findPersonalData(email, now);
    const erased = selectErased(found, keepOrders);
    const result = describe(found, erased);
    await withoutAudit(() => deleteData(erased));
    await recordAudit({ action: 'erased', area: 'personal-data', count: sum(result) }, now);
    return result;
  });
