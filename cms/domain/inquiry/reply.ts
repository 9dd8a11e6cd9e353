/** The `mailto:` link for replying to an inquiry. */
import type { Inquiry } from './inquiry';

const topics = {
  contact: 'Your message',
  'private-event': 'Your private event inquiry',
  'shipping-order': 'Your shipping order',
} as const;

const replySubject = ({ kind, details }: Pick<Inquiry, 'kind' | 'details'>, brandName: string) => {
  const topic = kind === 'contact' && details.subject ? `${topics.contact} (${details.subject})` : topics[kind];
  return `Re: ${topic} to ${brandName}`;
};

export const replyLink = (inquiry: Pick<Inquiry, 'kind' | 'details' | 'email'>, brandName: string) =>
  `mailto:${encodeURIComponent(inquiry.email).replace('%40', '@')}?subject=${encodeURIComponent(replySubject(inquiry, brandName))}`;
