/** Ticket price, button label and attendance of an event. */
import { formatPrice } from '../money/price';
import type { Event } from './event';

/** Null if the event is free. */
export const formatTicketPrice = ({ ticketPrice }: Pick<Event, 'ticketPrice'>) =>
  ticketPrice !== null && ticketPrice > 0 ? formatPrice(ticketPrice) : null;

export const ticketButtonLabel = (event: Pick<Event, 'ticketPrice'>) => {
  const price = formatTicketPrice(event);
  return price ? `Get Tickets - ${price}` : 'View Event';
};

/** `12/40`, or null if the number of attendees is not limited. */
export const formatAttendance = ({
  currentAttendees,
  maxAttendees,
}: Pick<Event, 'currentAttendees' | 'maxAttendees'>) =>
  maxAttendees ? `${currentAttendees ?? 0}/${maxAttendees}` : null;
