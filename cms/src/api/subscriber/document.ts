import type { UID } from '@strapi/strapi';
import { newsletter } from '#domain/page/components';
import { events } from '#domain/page/pages/events';
import { home } from '#domain/page/pages/home';
import { componentUid, pageUid } from '#domain/page/storage';
import { getRecentStart, type SubscriberSource, subscriberSources } from '#domain/subscriber/constants';
import { subscriberCsvRow } from '#domain/subscriber/csv';
import type { NewsletterStats, Subscriber, SubscriberCsvQuery, SubscriberListQuery } from '#domain/subscriber/schema';
import { notFound } from '#lib/errors';
import { type EmailMessage, renderEmail } from '#lib/mail/enqueue';
import { batchedRows, type ContentRow, countGroups, countRows, type Page, paginateRows, requireRow } from '#lib/rows';
import { settings } from '#lib/settings';
import { fetchBrandNames, fetchMailSettings } from '#lib/site-settings/queries';
import { toInstant } from '#lib/stored-values';

export const subscriberUid = 'api::subscriber.subscriber';

/**
 * `unsubscribeToken`: null for subscribers that were created in the panel and have not received an email yet. `consentAt`:
 * null if staff added them. `confirmedAt`: null without double opt-in.
 */
export type SubscriberDocument = ContentRow<typeof subscriberUid>;

/** Leaves out the unsubscribe token, which only emails to the subscriber contain. */
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

type Recipient = { email: string; unsubscribeToken: string };

/** `page` requires a confirmation; `oneClick` is the endpoint that mail clients POST to (RFC 8058). */
export function unsubscribeLinks(token: string) {
  const { publicUrl } = settings();
  const query = `token=${encodeURIComponent(token)}`;
  return {
    page: `${publicUrl}/newsletter/unsubscribe?${query}`,
    oneClick: `${publicUrl}/api/newsletter/unsubscribe?${query}`,
  };
}

/** The token is in the fragment, which browsers send to no server, and is removed from the outbox once it is sent. */
const confirmationLink = (token: string) =>
  `${settings().publicUrl}/newsletter/confirm#token=${encodeURIComponent(token)}`;

/** Contains nothing that the sender wrote: anyone can enter another person's e-mail address. */
export async function confirmationEmail(email: string, token: string): Promise<EmailMessage> {
  const { name, shortName } = await fetchBrandNames();
  return renderEmail({
    to: email,
    subject: `Please confirm your subscription to the ${shortName} newsletter`,
    paragraphs: [
      'Somebody, hopefully you, has entered this email address to subscribe to our newsletter.',
      'Follow the link to confirm. It is valid for 7 days.',
      'If it was not you, ignore this email: you will not be subscribed.',
    ],
    link: { label: 'Confirm subscription', url: confirmationLink(token) },
    from: name,
  });
}

export async function welcomeEmail({ email, unsubscribeToken }: Recipient): Promise<EmailMessage> {
  const { name, shortName } = await fetchBrandNames();
  const { newsletterText } = await fetchMailSettings();
  const { page, oneClick } = unsubscribeLinks(unsubscribeToken);
  return renderEmail({
    to: email,
    subject: `Welcome to the ${shortName} newsletter`,
    paragraphs: [
      'Thank you for subscribing to our newsletter!',
      newsletterText,
      'If you did not sign up, or have changed your mind, you can unsubscribe with one click.',
    ],
    link: { label: 'Unsubscribe', url: page, isQuiet: true },
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    from: name,
  });
}

const newestFirst = [{ subscribedAt: 'desc' }, { id: 'desc' }];

const toFilter = ({ active, search }: SubscriberCsvQuery) => ({
  ...(active !== undefined && { isActive: active }),
  ...(search && { email: { $contains: search.toLowerCase() } }),
});

export const listSubscribers = (query: SubscriberListQuery): Promise<Page<SubscriberDocument>> =>
  paginateRows(subscriberUid, query, { where: toFilter(query), orderBy: newestFirst });

export const isSubscribed = async (email: string): Promise<boolean> =>
  (await strapi.db.query(subscriberUid).count({ where: { email, isActive: true } })) > 0;

export async function findByUnsubscribeToken(token: string | undefined): Promise<SubscriberDocument> {
  if (!token) throw notFound('Subscriber');
  return requireRow(subscriberUid, 'Subscriber', { where: { unsubscribeToken: token } });
}

const sum = (counted: { count: number }[]) => counted.reduce((total, { count }) => total + count, 0);

/** One pass over an index; a query for each number would read it several times. */
async function countSubscribers() {
  const groups = await countGroups('subscribers', { isActive: 'is_active', source: 'source' });
  const active = groups.filter(({ isActive }) => Boolean(isActive));
  const countOf = (source: SubscriberSource) => sum(active.filter((group) => group['source'] === source));
  const bySource = subscriberSources.map((source) => ({ _id: source, count: countOf(source) }));
  return { all: sum(groups), active: sum(active), bySource };
}

export async function fetchNewsletterStats(now: Date): Promise<NewsletterStats> {
  const [{ all, active, bySource }, recentSubscriptions] = await Promise.all([
    countSubscribers(),
    countRows(subscriberUid, { isActive: true, subscribedAt: { $gte: getRecentStart(now) } }),
  ]);
  return {
    totalSubscribers: active,
    recentSubscriptions,
    totalAll: all,
    totalInactive: all - active,
    bySource: bySource.filter(({ count }) => count > 0),
  };
}

export async function* exportSubscribers(query: SubscriberCsvQuery): AsyncGenerator<string[]> {
  const rows = batchedRows<SubscriberDocument>(subscriberUid, { where: toFilter(query), orderBy: newestFirst });
  for await (const subscriber of rows) yield subscriberCsvRow(serializeSubscriber(subscriber));
}
