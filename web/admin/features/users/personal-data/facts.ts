import type { PersonalDataSummary } from '@domain/privacy/personal-data';
import { pluralize } from '../../../lib/pluralize';

type Counts = Pick<
  PersonalDataSummary,
  'messages' | 'orders' | 'emails' | 'events' | 'deletedRecords' | 'storedResponses'
>;

/** In the order of the page. */
const labels = {
  messages: ['message or event inquiry', 'messages and event inquiries'],
  orders: ['shipping order', 'shipping orders'],
  emails: ['email in the outbox', 'emails in the outbox'],
  events: ['event with this person as organizer', 'events with this person as organizer'],
  deletedRecords: ['deleted record that can still be restored', 'deleted records that can still be restored'],
  storedResponses: ['copy kept for repeated requests', 'copies kept for repeated requests'],
} as const satisfies Record<keyof Counts, [string, string]>;

const names = Object.keys(labels) as (keyof Counts)[];

/** `2 shipping orders`; nothing for what there is none of. */
export const listCounts = (counts: Counts): string[] =>
  names
    .filter((name) => counts[name] > 0)
    .map((name) => {
      const [one, many] = labels[name];
      return pluralize(counts[name], one, many);
    });

const listSubscription = ({ subscription, pendingSubscription }: PersonalDataSummary): string[] => [
  ...(subscription ? ['the newsletter subscription with its proof of consent'] : []),
  ...(pendingSubscription ? ['the unconfirmed newsletter subscription'] : []),
];

/** What is erased; an organizer's contact details are removed from events, which stay. */
export const listErased = (summary: PersonalDataSummary, keepOrders: boolean): string[] => [
  ...listCounts({ ...summary, orders: keepOrders ? 0 : summary.orders, events: 0 }),
  ...(summary.events > 0 ? [`the organizer’s contact details in ${pluralize(summary.events, 'event')}`] : []),
  ...listSubscription(summary),
];

export const hasNothing = (summary: PersonalDataSummary): boolean =>
  listCounts(summary).length + listSubscription(summary).length + summary.accounts.length === 0;
