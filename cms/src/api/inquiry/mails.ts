/** An inquiry leads to two mails: one tells the brewery, one tells the sender that it arrived. */
import { messages } from '#domain/shared/messages';
import type { NewInquiry } from '#domain/inquiry/from-form';
import type { InquiryKind } from '#domain/inquiry/inquiry';
import { inquiryDetails, inquiryKindLabels } from '#domain/inquiry/label';
import { renderEmail, type EmailMessage } from '#lib/mail/template';
import { settings } from '#lib/settings';

const received = {
  contact: messages.contactReceived,
  'private-event': messages.privateEventReceived,
  'shipping-order': messages.shippingOrderReceived,
} as const satisfies Record<InquiryKind, string>;

const facts = ({ name, email, phone, message, details }: NewInquiry): [string, string][] => [
  ['Name', name],
  ['E-mail', email],
  ...(phone ? [['Phone', phone] satisfies [string, string]] : []),
  ...inquiryDetails({ details }).map(({ label, text }): [string, string] => [label, text]),
  ...(message ? [['Message', message] satisfies [string, string]] : []),
];

const notification = (inquiry: NewInquiry): EmailMessage => {
  const { mailTo, publicUrl, brand } = settings();
  return renderEmail({
    to: mailTo,
    replyTo: inquiry.email,
    subject: `${inquiryKindLabels[inquiry.kind]} from ${inquiry.name}`,
    paragraphs: ['A new inquiry came in through the website. An answer to this mail goes to the sender.'],
    facts: facts(inquiry),
    link: { label: 'Open the inbox', url: `${publicUrl}/admin` },
    from: brand.name,
  });
};

/** Says nothing of what was sent: anybody can type somebody else's address, and no stranger's words travel to it. */
const confirmation = ({ kind, email }: NewInquiry): EmailMessage => {
  const { mailTo, brand } = settings();
  return renderEmail({
    to: email,
    replyTo: mailTo,
    subject: `${brand.name} received your ${inquiryKindLabels[kind].toLowerCase()}`,
    paragraphs: [received[kind], 'If it was not you who wrote to us, you can ignore this mail.'],
    from: brand.name,
  });
};

export const inquiryMails = (inquiry: NewInquiry): EmailMessage[] => [notification(inquiry), confirmation(inquiry)];
