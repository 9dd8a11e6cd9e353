/** Newsletter subscriptions that wait for their confirmation: not yet subscribers, so no list or export has them. */
import { defineTable } from './database/transaction';
import type { SubscriberSource } from '#domain/subscriber/constants';

export const confirmationMs = 7 * 24 * 60 * 60_000;

export type PendingSubscription = {
  email: string;
  source: SubscriberSource;
  token: string;
  consentAt: Date;
  consentPage: string | null;
  consentText: string | null;
  sentAt: Date;
  expiresAt: Date;
};

/** Times are in milliseconds. */
type Row = {
  email: string;
  source: SubscriberSource;
  token: string;
  consent_at: number | string;
  consent_page: string | null;
  consent_text: string | null;
  sent_at: number | string;
  expires_at: number | string;
};

const toDate = (time: number | string) => new Date(Number(time));

const fromRow = (row: Row): PendingSubscription => ({
  email: row.email,
  source: row.source,
  token: row.token,
  consentAt: toDate(row.consent_at),
  consentPage: row.consent_page,
  consentText: row.consent_text,
  sentAt: toDate(row.sent_at),
  expiresAt: toDate(row.expires_at),
});

const toRow = (pending: PendingSubscription): Row => ({
  email: pending.email,
  source: pending.source,
  token: pending.token,
  consent_at: pending.consentAt.getTime(),
  consent_page: pending.consentPage,
  consent_text: pending.consentText,
  sent_at: pending.sentAt.getTime(),
  expires_at: pending.expiresAt.getTime(),
});

const query = defineTable(
  'pending_subscriptions',
  `email varchar(254) primary key, source varchar(20) not null, token varchar(43) not null unique,
   consent_at bigint not null, consent_page varchar(200), consent_text text,
   sent_at bigint not null, expires_at bigint not null`,
);

async function findPending(where: { email: string } | { token: string }, now: Date) {
  const row: Row | undefined = await query((rows) =>
    rows.where(where).andWhere('expires_at', '>', now.getTime()).first(),
  );
  return row ? fromRow(row) : null;
}

export const findPendingByEmail = (email: string, now: Date) => findPending({ email }, now);
/** PostgreSQL takes no text with a null character. */
const tokenPattern = /^[\w-]{1,43}$/;

export const findPendingByToken = async (token: string, now: Date) =>
  tokenPattern.test(token) ? findPending({ token }, now) : null;

export async function savePending(pending: PendingSubscription): Promise<void> {
  const row = toRow(pending);
  await query((rows) => rows.insert(row).onConflict('email').merge(row));
}

export const deletePending = (email: string): Promise<number> => query((rows) => rows.where({ email }).delete());

export async function deleteExpiredPending(now: Date): Promise<void> {
  await query((rows) => rows.where('expires_at', '<=', now.getTime()).delete());
}
