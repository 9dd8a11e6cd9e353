export const subscriberSources = ['website', 'events', 'taproom', 'other'] as const;
export type SubscriberSource = (typeof subscriberSources)[number];

export type Subscriber = {
  _id: string;
  email: string;
  source: SubscriberSource;
  subscribedAt: string;
  isActive: boolean;
};

export type NewsletterStats = {
  /** Active ones. */
  totalSubscribers: number;
  /** Active ones of the last 30 days. */
  recentSubscriptions: number;
  totalAll: number;
  totalInactive: number;
  /** Active ones by source. */
  bySource: { _id: SubscriberSource; count: number }[];
};
