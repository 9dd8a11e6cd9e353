import type { Subscriber, SubscriberSource } from '#domain/subscriber/subscriber';
import { instant } from '#lib/present';

export type StoredSubscriber = {
  id: number;
  documentId: string;
  email: string;
  source: SubscriberSource;
  subscribedAt: string | Date;
  isActive: boolean;
  unsubscribeToken: string | null;
};

/** The token that unsubscribes stays with the subscriber's own mails. */
export const serializeSubscriber = (subscriber: StoredSubscriber): Subscriber => ({
  _id: subscriber.documentId,
  email: subscriber.email,
  source: subscriber.source,
  subscribedAt: instant(subscriber.subscribedAt),
  isActive: subscriber.isActive,
});
