import type { SubscriberSource } from './constants';

/** Labels of sign-up sources in the staff app. */
export const sourceLabels = {
  website: 'Website',
  events: 'Events',
  taproom: 'Taproom',
  other: 'Other',
} as const satisfies Record<SubscriberSource, string>;
