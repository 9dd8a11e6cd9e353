import type { SubscriberSource } from '#domain/subscriber/constants';

export const subscriberUid = 'api::subscriber.subscriber';

export type SubscriberDocument = {
  id: number;
  documentId: string;
  email: string;
  source: SubscriberSource;
  subscribedAt: string | Date;
  isActive: boolean;
  /** Null for subscribers that were created in the panel and have not received an email yet. */
  unsubscribeToken: string | null;
  /** Null: added by staff. */
  consentAt: string | Date | null;
  consentPage: string | null;
  consentText: string | null;
  /** Null without double opt-in. */
  confirmedAt: string | Date | null;
  unsubscribedAt: string | Date | null;
};
