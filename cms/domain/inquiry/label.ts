/** Labels of inquiry kinds, statuses and details. */
import { labelsOf } from '../shared/labels';
import { formatFullDate } from '../time/format';
import { parsePlainDate } from '../time/plain-date';
import { eventTypeLabel } from './event-type';
import { inquiryKinds, inquiryStatuses } from './constants';
import type { Inquiry } from './schema';

export const inquiryKindLabels = labelsOf(inquiryKinds, { contact: 'Contact message' });

export const inquiryStatusLabels = labelsOf(inquiryStatuses);

const detailLabels = new Map(
  Object.entries({
    subject: 'Subject',
    eventType: 'Event type',
    taproom: 'Taproom',
    eventDate: 'Event date',
    guestCount: 'Guests',
    address: 'Delivery address',
    beerSelections: 'Beer selections',
    quantity: 'Quantity',
    preferredDate: 'Preferred date',
  }),
);

const formatDetailDate = (text: string) => {
  const date = parsePlainDate(text);
  return date ? formatFullDate(date) : text;
};

const formats: Record<string, (text: string) => string> = {
  eventType: eventTypeLabel,
  eventDate: formatDetailDate,
  preferredDate: formatDetailDate,
};

/** The details with their labels, in form order; unknown details come last. */
export const toLabeledDetails = ({ details }: Pick<Inquiry, 'details'>) => {
  const names = [...detailLabels.keys()];
  const getPosition = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.entries(details)
    .sort(([left], [right]) => getPosition(left) - getPosition(right))
    .map(([name, text]) => ({
      name,
      label: detailLabels.get(name) ?? name,
      text: formats[name]?.(text) ?? text,
    }));
};
