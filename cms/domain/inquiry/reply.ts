/** The link that opens the answer to an inquiry in the mail program, with its subject filled in. */
import type { Inquiry } from './inquiry';

const topics = {
  contact: 'Your message',
  'private-event': 'Your private event inquiry',
  'shipping-order': 'Your shipping order',
} as const;

export const replySubject = ({ kind, details }: Pick<Inquiry, 'kind' | 'details'>, brewery: string) => {
  const topic = kind === 'contact' && details.subject ? `${topics.contact} (${details.subject})` : topics[kind];
  return `Re: ${topic} to ${brewery}`;
};

export const replyLink = (inquiry: Pick<Inquiry, 'kind' | 'details' | 'email'>, brewery: string) =>
  `mailto:${encodeURIComponent(inquiry.email).replace('%40', '@')}?subject=${encodeURIComponent(replySubject(inquiry, brewery))}`;
