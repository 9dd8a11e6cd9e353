import type { UID } from '@strapi/strapi';
import { newsletter } from '#domain/page/components';
import { events } from '#domain/page/pages/events';
import { home } from '#domain/page/pages/home';
import { componentUid, pageUid } from '#domain/page/storage';
import type { SubscriberSource } from '#domain/subscriber/constants';
import type { Subscriber } from '#domain/subscriber/schema';
import { toInstant } from '#lib/stored-values';

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

/** Without the unsubscribe token, which only emails to the subscriber contain. */
export const serializeSubscriber = (subscriber: SubscriberDocument): Subscriber => ({
  _id: subscriber.documentId,
  email: subscriber.email,
  source: subscriber.source,
  subscribedAt: toInstant(subscriber.subscribedAt),
  isActive: subscriber.isActive,
});

/** Proof of consent: when, on which page, and what the form's section said there at that time. */

export type Consent = { consentAt: Date; consentPage: string | null; consentText: string | null };

/** The pages with a newsletter form. Other sources are lists on paper, or programs. */
const pagesOfSources: Partial<Record<SubscriberSource, Pick<typeof home, 'path'> & { key: 'home' | 'events' }>> = {
  website: home,
  events,
};

type StoredSection = { heading: string | null; text: string | null };

async function findFormText(key: 'home' | 'events'): Promise<string | null> {
  const page: { sections?: StoredSection[] | null } | null = await strapi.db
    .query(pageUid(key) as UID.ContentType)
    .findOne({ populate: { sections: { on: { [componentUid(newsletter)]: true } } } });
  const [section] = page?.sections ?? [];
  return section ? [section.heading, section.text].filter(Boolean).join('\n') : null;
}

export async function recordConsent(source: SubscriberSource, now: Date): Promise<Consent> {
  const page = pagesOfSources[source];
  return {
    consentAt: now,
    consentPage: page?.path ?? null,
    consentText: page ? await findFormText(page.key) : null,
  };
}
