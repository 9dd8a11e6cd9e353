import type { Subscriber } from '#domain/subscriber/subscriber';
import { toInstant } from '#lib/stored-values';
import type { SubscriberDocument } from './document';

/** Without the unsubscribe token, which only emails to the subscriber contain. */
export const serializeSubscriber = (subscriber: SubscriberDocument): Subscriber => ({
  _id: subscriber.documentId,
  email: subscriber.email,
  source: subscriber.source,
  subscribedAt: toInstant(subscriber.subscribedAt),
  isActive: subscriber.isActive,
});
