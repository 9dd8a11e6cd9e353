/** Everything that is stored about the person with an e-mail address. */
import type { UID } from '@strapi/strapi';
import type { InquiryKind, InquiryStatus } from '#domain/inquiry/constants';
import { mentionsEmail } from '#domain/privacy/mentions-email';
import type { SubscriberSource } from '#domain/subscriber/constants';
import { findStoredResponses } from '#lib/idempotency/respond-once';
import { mailUid } from '#lib/mail/enqueue';
import { findPendingByEmail, type PendingSubscription } from '#lib/pending-subscriptions';
import { pageVersionType, trashUid } from '#lib/trash';
import type { PersonalData, PersonalDataSummary } from '#domain/privacy/schema';
import { emptyToNull, toInstant, toInstantOrNull } from '#lib/stored-values';

export const inquiryUid = 'api::inquiry.inquiry';
export const subscriberUid = 'api::subscriber.subscriber';
export const eventUid = 'api::event.event';

type Time = string | Date;

type StoredInquiry = {
  documentId: string;
  kind: InquiryKind;
  inquiryStatus: InquiryStatus;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  details: unknown;
  createdAt: Time;
};

type StoredSubscriber = {
  documentId: string;
  email: string;
  source: SubscriberSource;
  isActive: boolean;
  subscribedAt: Time;
  consentAt: Time | null;
  consentPage: string | null;
  consentText: string | null;
  confirmedAt: Time | null;
  unsubscribedAt: Time | null;
};

type StoredEmail = {
  id: number;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  state: 'waiting' | 'sent' | 'failed';
  inquiry: string | null;
  createdAt: Time;
  sentAt: Time | null;
};

type StoredEvent = {
  documentId: string;
  title: string;
  organizerName: string | null;
  organizerEmail: string;
  organizerPhone: string | null;
};

type DeletedRecord = { documentId: string; data: unknown };

type Account = { kind: 'staff' | 'panel'; name: string | null; email: string };

export type FoundData = {
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

export const isOrder = ({ kind }: StoredInquiry) => kind === 'shipping-order';

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
  organizer: { name: emptyToNull(organizerName), email: organizerEmail, phone: emptyToNull(organizerPhone) },
});

const serializeSubscriptions = ({ subscriber, pending }: FoundData) => ({
  subscription: subscriber && serializeSubscription(subscriber),
  pendingSubscription: pending && serializePending(pending),
});

export const summarize = (found: FoundData): PersonalDataSummary => ({
  email: found.email,
  messages: found.inquiries.filter((inquiry) => !isOrder(inquiry)).length,
  orders: found.inquiries.filter(isOrder).length,
  ...serializeSubscriptions(found),
  emails: found.emails.length,
  events: found.events.length,
  deletedRecords: found.deletedRecords.length,
  storedResponses: found.responses.length,
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
