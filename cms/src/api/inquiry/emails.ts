/** The two emails about an inquiry: a notification to the brewery and a confirmation to the sender. */
import type { NewInquiry } from '#domain/inquiry/from-form';
import type { InquiryKind } from '#domain/inquiry/constants';
import { toLabeledDetails, inquiryKindLabels } from '#domain/inquiry/label';
import { messages } from '#domain/shared/messages';
import { staffRecordPath } from '#domain/shared/staff-link';
import { renderEmail, type EmailMessage } from '#lib/mail/template';
import { settings } from '#lib/settings';
import { fetchBrandNames } from '#lib/site-settings/queries';

const confirmationTexts = {
  contact: messages.contactReceived,
  'private-event': messages.privateEventReceived,
  'shipping-order': messages.shippingOrderReceived,
} as const satisfies Record<InquiryKind, string>;

const listFacts = ({ name, email, phone, message, details }: NewInquiry): [string, string][] => [
  ['Name', name],
  ['Email', email],
  ...(phone ? [['Phone', phone] satisfies [string, string]] : []),
  ...toLabeledDetails({ details }).map(({ label, text }): [string, string] => [label, text]),
  ...(message ? [['Message', message] satisfies [string, string]] : []),
];

function renderNotification(inquiry: NewInquiry, id: string, from: string): EmailMessage {
  const { mailTo, publicUrl } = settings();
  return renderEmail({
    to: mailTo,
    replyTo: inquiry.email,
    subject: `${inquiryKindLabels[inquiry.kind]} from ${inquiry.name}`,
    paragraphs: ['You received a new inquiry through the website. Reply to this email to answer the sender.'],
    facts: listFacts(inquiry),
    link: { label: 'Open in the inbox', url: `${publicUrl}${staffRecordPath('inbox', id)}` },
    from,
  });
}

/** Contains nothing that the sender wrote: anyone can enter another person's e-mail address. */
function renderConfirmation({ kind, email }: NewInquiry, from: string): EmailMessage {
  const { mailTo } = settings();
  return renderEmail({
    to: email,
    replyTo: mailTo,
    subject: `${from} received your ${inquiryKindLabels[kind].toLowerCase()}`,
    paragraphs: [confirmationTexts[kind], 'If you did not contact us, you can ignore this email.'],
    from,
  });
}

/** `id` of the stored inquiry. */
export async function inquiryEmails(inquiry: NewInquiry, id: string): Promise<EmailMessage[]> {
  const { name } = await fetchBrandNames();
  return [renderNotification(inquiry, id, name), renderConfirmation(inquiry, name)];
}
