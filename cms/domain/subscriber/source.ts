import type { SubscriberSource } from './subscriber';

/** Where somebody signed up, as the staff app calls it. */
export const sourceLabels = {
  website: 'Website',
  events: 'Events',
  taproom: 'Taproom',
  other: 'Other',
} as const satisfies Record<SubscriberSource, string>;
