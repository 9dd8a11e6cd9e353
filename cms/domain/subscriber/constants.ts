export const subscriberSources = ['website', 'events', 'taproom', 'other'] as const;
export type SubscriberSource = (typeof subscriberSources)[number];

/** What subscribers are promised, wherever the newsletter is offered. */
export const newsletterPromise = 'New releases and taproom nights in one email a month. No spam.';
