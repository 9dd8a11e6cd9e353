/** One line about an inquiry, for lists. */
import { formatDestination, parseDestination, type Destination } from '../shipping/destination';
import { findOtherState } from '../shipping/other-state';
import { formatShortDate } from '../time/format';
import { parsePlainDate } from '../time/plain-date';
import { defaultEventType, eventTypeLabel } from './event-type';
import type { InquiryKind } from './constants';
import type { Inquiry } from './inquiry';

type Summarized = Pick<Inquiry, 'kind' | 'details' | 'message'>;

const noMessage = 'No message';

const toOneLine = (text: string | undefined) => text?.replace(/\s*[\r\n]+\s*/g, ', ').trim();

export const getDestination = ({ kind, details }: Pick<Inquiry, 'kind' | 'details'>): Destination | null =>
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
