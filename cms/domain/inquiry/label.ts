/** How kinds, statuses and the forms' own fields are called in the inbox. */
import { eventTypeLabel } from './event-type';
import type { Inquiry, InquiryKind, InquiryStatus } from './inquiry';

export const inquiryKindLabels = {
  contact: 'Contact message',
  'private-event': 'Private event',
  'shipping-order': 'Shipping order',
} as const satisfies Record<InquiryKind, string>;

export const inquiryStatusLabels = {
  new: 'New',
  answered: 'Answered',
  archived: 'Archived',
  spam: 'Spam',
} as const satisfies Record<InquiryStatus, string>;

const detailLabels = new Map(
  Object.entries({
    subject: 'Subject',
    eventType: 'Event type',
    address: 'Delivery address',
    beerSelections: 'Beer selections',
    quantity: 'Quantity',
    preferredDate: 'Preferred date',
  }),
);

/** The form's other fields, in its order, as label and text. */
export const inquiryDetails = ({ details }: Pick<Inquiry, 'details'>) => {
  const known = [...detailLabels.keys()];
  const place = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length);
  return Object.entries(details)
    .sort(([left], [right]) => place(left) - place(right))
    .map(([name, text]) => ({
      name,
      label: detailLabels.get(name) ?? name,
      text: name === 'eventType' ? eventTypeLabel(text) : text,
    }));
};
