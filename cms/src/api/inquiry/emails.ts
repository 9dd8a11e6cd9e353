/** The two emails about an inquiry: a notification to the brewery and a confirmation to the sender. */
import type { Core } from '@strapi/strapi';
import type { InquiryKind } from '#domain/inquiry/constants';
import type { NewInquiry } from '#domain/inquiry/from-form';
import { toLabeledDetails, inquiryKindLabels } from '#domain/inquiry/label';
import type { InquiryEmail } from '#domain/inquiry/schema';
import { staffRecordPath } from '#domain/shared/staff-link';
import { findOtherState, shippingRequestTexts } from '#domain/shipping/destination';
import type { MailSettings } from '#domain/site/schema';
import { recordAudit } from '#lib/audit/record';
import { type QueuedEmail, mayEmail, mailUid, queueAgain, renderEmail, type EmailMessage } from '#lib/mail/enqueue';
import { hasMailServer } from '#lib/mail/server';
import { type ContentRow, requireRow } from '#lib/rows';
import { settings } from '#lib/settings';
import { listEnabledStates } from '#lib/shipping-states';
import { fetchBrandNames, fetchMailSettings } from '#lib/site-settings/queries';
import { toInstantOrNull } from '#lib/stored-values';
import { inquiryUid } from './queries';

const replyFields = {
  contact: 'contactReply',
  'private-event': 'privateEventReply',
  'shipping-order': 'shippingReply',
} as const satisfies Record<InquiryKind, keyof MailSettings>;

const confirmedKinds = {
  contact: 'message',
  'private-event': 'private event inquiry',
  'shipping-order': 'shipping order request',
} as const satisfies Record<InquiryKind, string>;

/** What the sender reads on the page and in the confirmation. */
export const fetchReply = async (kind: InquiryKind): Promise<string> => (await fetchMailSettings())[replyFields[kind]];

type Mailing = { from: string; mail: MailSettings };

const listFacts = ({ name, email, phone, message, details }: NewInquiry): [string, string][] => [
  ['Name', name],
  ['Email', email],
  ...(phone ? [['Phone', phone] satisfies [string, string]] : []),
  ...toLabeledDetails({ details }).map(({ label, text }): [string, string] => [label, text]),
  ...(message ? [['Message', message] satisfies [string, string]] : []),
];

function renderNotification(inquiry: NewInquiry, id: string, { from, mail }: Mailing): EmailMessage {
  const { publicUrl } = settings();
  return renderEmail({
    to: mail.inquiryRecipient,
    replyTo: inquiry.email,
    subject: `${inquiryKindLabels[inquiry.kind]} from ${inquiry.name}`,
    paragraphs: ['You received a new inquiry through the website. Reply to this email to answer the sender.'],
    facts: listFacts(inquiry),
    link: { label: 'Open in the inbox', url: `${publicUrl}${staffRecordPath('inbox', id)}` },
    from,
  });
}

const repeatedDetails = [
  'subject',
  'eventType',
  'taproom',
  'eventDate',
  'guestCount',
  'beerSelections',
  'quantity',
  'preferredDate',
];

/** A confirmation with a link, an e-mail address or a phone number could be used to advertise something. */
const hasContact = (text: string) => /:\/\/|@|\.[a-z]{2}|\d{3}\D{0,2}\d{3}\D{0,2}\d{4}/i.test(text);

/** What was asked for, but not the message, name and address: anyone can enter another person's e-mail address. */
const listRepeated = ({ details }: NewInquiry): [string, string][] =>
  toLabeledDetails({ details })
    .filter(({ name, text }) => repeatedDetails.includes(name) && !hasContact(text))
    .map(({ label, text }) => [label, text]);

async function listNextSteps({ kind, details }: NewInquiry): Promise<string[]> {
  if (kind !== 'shipping-order') return [];
  const states = await listEnabledStates();
  return shippingRequestTexts(states.length > 0 ? findOtherState(details['address'] ?? '', states) : null);
}

async function renderConfirmation(inquiry: NewInquiry, { from, mail }: Mailing): Promise<EmailMessage> {
  const { kind, email } = inquiry;
  return renderEmail({
    to: email,
    replyTo: mail.inquiryRecipient,
    subject: `${from} received your ${confirmedKinds[kind]}`,
    paragraphs: [mail[replyFields[kind]], ...(await listNextSteps(inquiry))],
    facts: listRepeated(inquiry),
    closing: 'If you did not contact us, you can ignore this email.',
    automation: 'auto-replied',
    from,
  });
}

/** `id` of the stored inquiry. Without a confirmation if its recipient has received too many of our emails today. */
export async function inquiryEmails(inquiry: NewInquiry, id: string): Promise<QueuedEmail[]> {
  const { name } = await fetchBrandNames();
  const mailing = { from: name, mail: await fetchMailSettings() };
  const notification = renderNotification(inquiry, id, mailing);
  const isConfirmed = await mayEmail(inquiry.email);
  return [
    { ...notification, inquiry: id, purpose: 'inquiry-notification' },
    ...(isConfirmed
      ? [{ ...(await renderConfirmation(inquiry, mailing)), inquiry: id, purpose: 'inquiry-confirmation' as const }]
      : []),
  ];
}

const columns = ['documentId', 'inquiry', 'purpose', 'to', 'state', 'sentAt', 'nextAttemptAt', 'lastError'] as const;

type Row = Pick<ContentRow<typeof mailUid>, (typeof columns)[number]>;

const serializeEmail = (
  { documentId, purpose, to, state, sentAt, nextAttemptAt, lastError }: Row,
  canSend: boolean,
): InquiryEmail => ({
  _id: documentId,
  purpose: purpose === 'inquiry-notification' ? 'notification' : 'confirmation',
  to,
  state: state === 'waiting' && !canSend ? 'no-mail-server' : state,
  sentAt: toInstantOrNull(sentAt),
  nextAttemptAt: lastError === null ? null : toInstantOrNull(nextAttemptAt),
  error: lastError,
});

/** Returns the emails of one of these inquiries, by its document ID. */
export async function fetchEmails(inquiryIds: string[]): Promise<(inquiryId: string) => InquiryEmail[]> {
  const rows: Row[] =
    inquiryIds.length === 0
      ? []
      : await strapi.db
          .query(mailUid)
          .findMany({ select: [...columns], where: { inquiry: { $in: inquiryIds } }, orderBy: { id: 'asc' } });
  const canSend = await hasMailServer();
  return (inquiryId) => rows.filter(({ inquiry }) => inquiry === inquiryId).map((row) => serializeEmail(row, canSend));
}

/** A notification goes to the current recipient: the former one may be why it failed. */
export async function resendEmail(inquiryId: string, emailId: string, now: Date): Promise<void> {
  const email = await requireRow<Row>(mailUid, 'Email', { where: { documentId: emailId, inquiry: inquiryId } });
  const isNotification = email.purpose === 'inquiry-notification';
  const changes = isNotification ? { to: (await fetchMailSettings()).inquiryRecipient } : {};
  await strapi.db.transaction(async () => {
    await queueAgain(emailId, now, changes);
    const record = { type: 'outgoing-mail', id: emailId, name: null };
    await recordAudit({ action: 'sent-again', area: 'inquiries', record }, now);
  });
}

/** They contain what the sender wrote. */
export function deleteEmailsOfDeletedInquiries(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [inquiryUid],
    async afterDelete({ result }: { result?: { documentId?: string } }) {
      if (result?.documentId) await strapi.db.query(mailUid).deleteMany({ where: { inquiry: result.documentId } });
    },
  });
}
