/** One line about an inquiry, for lists. */
import type { InquiryKind } from '@domain/inquiry/constants';
import { defaultEventType, eventTypeLabel } from '@domain/inquiry/event-type';
import type { Inquiry } from '@domain/inquiry/schema';
import { formatDestination, parseDestination, type Destination, findOtherState } from '@domain/shipping/destination';
import { formatShortDate } from '@domain/time/format';
import { parsePlainDate } from '@domain/time/plain-date';

type Summarized = Pick<Inquiry, 'kind' | 'details' | 'message'>;

const noMessage = 'No message';

const toOneLine = (text: string | undefined) => text?.replace(/\s*[\r\n]+\s*/g, ', ').trim();

const getDestination = ({ kind, details }: Pick<Inquiry, 'kind' | 'details'>): Destination | null =>
  kind === 'shipping-order' ? parseDestination(details['address'] ?? '') : null;

/** `2 cases, Low Water, Brooklyn NY` */
function previewOrder(order: Summarized): string {
  const destination = getDestination(order);
  const { quantity, beerSelections } = order.details;
  const facts = [toOneLine(quantity), toOneLine(beerSelections), destination && formatDestination(destination)];
  return facts.filter(Boolean).join(', ') || (order.message ?? noMessage);
}

/** `Wedding, Jun 12, 2027, 60 guests: We are getting married!` */
function previewPrivateEvent({ details, message }: Summarized): string {
  const { eventType = defaultEventType, eventDate = '', guestCount } = details;
  const date = parsePlainDate(eventDate);
  const facts = [
    eventType !== defaultEventType && eventTypeLabel(eventType),
    date && formatShortDate(date),
    guestCount && `${guestCount} guest${guestCount === '1' ? '' : 's'}`,
  ];
  return [facts.filter(Boolean).join(', '), message].filter(Boolean).join(': ') || noMessage;
}

const previews: Record<InquiryKind, (inquiry: Summarized) => string> = {
  contact: ({ message }) => message ?? noMessage,
  'private-event': previewPrivateEvent,
  'shipping-order': previewOrder,
};

export const previewInquiry = (inquiry: Summarized) => previews[inquiry.kind](inquiry);

/** Whether an order goes to a state that is not served; false if the state can't be told from the address. */
export const isToOtherState = (
  inquiry: Pick<Inquiry, 'kind' | 'details'>,
  servedStates: readonly { code: string }[],
) => {
  const { kind, details } = inquiry;
  return kind === 'shipping-order' && findOtherState(details['address'] ?? '', servedStates) !== null;
};

/** The `mailto:` link for replying to an inquiry. */

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

/** What the mail server's final rejection of an email means, by its enhanced status code (RFC 3463). */
const meanings: readonly [RegExp, string][] = [
  [/^\d{3}[ -]5\.1\.(?:1|2|3|6|10)\b/, 'this email address does not exist'],
  [/^\d{3}[ -]5\.2\.2\b/, 'the mailbox is full'],
  [/^\d{3}[ -]5\.2\./, 'the mailbox does not accept email'],
  [/^\d{3}[ -]5\.7\./, 'the mail server does not accept it'],
];

/** Null if the reason has to be shown as it is. */
export const explainRejection = (reason: string | null): string | null =>
  meanings.find(([pattern]) => reason !== null && pattern.test(reason))?.[1] ?? null;
