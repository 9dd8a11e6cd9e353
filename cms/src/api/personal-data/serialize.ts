import type { PersonalData, PersonalDataSummary } from '#domain/privacy/schema';
import type { PendingSubscription } from '#lib/pending-subscriptions';
import { emptyToNull, toInstant, toInstantOrNull } from '#lib/stored-values';
import type { FoundData, StoredEmail, StoredEvent, StoredInquiry, StoredSubscriber } from './find';

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
