/** The two emails about an inquiry: a notification to the brewery and a confirmation to the sender. */
import type { NewInquiry } from '#domain/inquiry/from-form';
import type { InquiryKind } from '#domain/inquiry/constants';
import { toLabeledDetails, inquiryKindLabels } from '#domain/inquiry/label';
import type { MailSettings } from '#domain/site/site';
import { staffRecordPath } from '#domain/shared/staff-link';
import { type QueuedEmail, mayEmail } from '#lib/mail/enqueue';
import { renderEmail, type EmailMessage } from '#lib/mail/template';
import { settings } from '#lib/settings';
import { fetchBrandNames, fetchMailSettings } from '#lib/site-settings/queries';

const replyFields = {
  contact: 'contactReply',
  'private-event': 'privateEventReply',
  'shipping-order': 'shippingReply',
} as const satisfies Record<InquiryKind, keyof MailSettings>;

const confirmedKinds = {
  contact: 'message',
  'private-event': 'private event inquiry',
  'shipping-order': 'shipping order',
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

/** Contains nothing that the sender wrote: anyone can enter another person's e-mail address. */
function renderConfirmation({ kind, email }: NewInquiry, { from, mail }: Mailing): EmailMessage {
  return renderEmail({
    to: email,
    replyTo: mail.inquiryRecipient,
    subject: `${from} received your ${confirmedKinds[kind]}`,
    paragraphs: [mail[replyFields[kind]], 'If you did not contact us, you can ignore this email.'],
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
      ? [{ ...renderConfirmation(inquiry, mailing), inquiry: id, purpose: 'inquiry-confirmation' as const }]
      : []),
  ];
}
