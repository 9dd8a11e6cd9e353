import { labelsOf } from '../shared/labels';

export const subscriberSources = ['website', 'events', 'taproom', 'other'] as const;
export type SubscriberSource = (typeof subscriberSources)[number];

/** What subscribers are promised, wherever the newsletter is offered. */
export const newsletterPromise = 'New releases and taproom nights in one email a month. No spam.';

/** Labels of sign-up sources in the staff app. */
export const sourceLabels = labelsOf(subscriberSources);

/** Masks an e-mail address so that only its owner recognizes it: `a…@example.com`. */
export const maskEmail = (email: string) => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${[...email][0]}…${email.slice(at)}`;
};

/** The period of "Recent (30 days)". */
const recentDays = 30;

export const getRecentStart = (now: Date) => new Date(now.getTime() - recentDays * 86_400_000);
