export const subscriberSources = ['website', 'events', 'taproom', 'other'] as const;
export type SubscriberSource = (typeof subscriberSources)[number];
