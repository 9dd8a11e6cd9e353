import type { Subscriber, SubscriberSource } from '#domain/subscriber/subscriber';
import { toInstant } from '#lib/stored-values';

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
  subscribedAt: toInstant(subscriber.subscribedAt),
  isActive: subscriber.isActive,
});
