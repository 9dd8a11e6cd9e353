/** What an event costs and what its button says (visitor-site.md §9). */
import { formatPrice } from '../money/price';
import type { Event } from './event';

type Priced = Pick<Event, 'ticketPrice'>;

const price = ({ ticketPrice }: Priced) => (ticketPrice !== null && ticketPrice > 0 ? formatPrice(ticketPrice) : null);

/** The badge on the card; null when there is no price to show. */
export const priceBadge = price;

export const ticketLabel = (event: Priced) => {
  const text = price(event);
  return text ? `Get Tickets - ${text}` : 'View Event';
};

/** `12/40`, only when the number of places is limited. */
export const formatAttendance = ({
  currentAttendees,
  maxAttendees,
}: Pick<Event, 'currentAttendees' | 'maxAttendees'>) =>
  maxAttendees ? `${currentAttendees ?? 0}/${maxAttendees}` : null;
