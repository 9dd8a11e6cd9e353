/**
 * Sign-ups with double opt-in that have been answered, and whose email is not queued yet. Storing one takes as long for a
 * subscriber as for anybody else. No content type: no list, count or export has them.
 */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { SubscriberSource } from '#domain/subscriber/constants';

const table = 'subscription_requests';

export type SubscriptionRequest = {
  id: string;
  email: string;
  source: SubscriberSource;
  consentAt: Date;
  consentPage: string | null;
  consentText: string | null;
};

/** `consent_at` is the time of the request, in milliseconds. */
type Row = {
  id: string;
  email: string;
  source: SubscriberSource;
  consent_at: number | string;
  consent_page: string | null;
  consent_text: string | null;
};

const fromRow = (row: Row): SubscriptionRequest => ({
  id: row.id,
  email: row.email,
  source: row.source,
  consentAt: new Date(Number(row.consent_at)),
  consentPage: row.consent_page,
  consentText: row.consent_text,
});

const toRow = (request: SubscriptionRequest): Row => ({
  id: request.id,
  email: request.email,
  source: request.source,
  consent_at: request.consentAt.getTime(),
  consent_page: request.consentPage,
  consent_text: request.consentText,
});

export async function createSubscriptionRequestTable(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists ${table} (
       id varchar(36) primary key, email varchar(254) not null, source varchar(20) not null,
       consent_at bigint not null, consent_page varchar(200), consent_text text)`,
  );
}

/** In the current transaction, or a new one. */
const query = <Result>(run: (rows: ReturnType<Core.Strapi['db']['connection']>) => PromiseLike<Result>) =>
  // Strapi types the result as a promise of a promise.
  strapi.db.transaction(async ({ trx }) => run(trx(table))).then((result) => result);

export async function storeRequest(values: Omit<SubscriptionRequest, 'id'>): Promise<SubscriptionRequest> {
  const request = { id: randomUUID(), ...values };
  await query((rows) => rows.insert(toRow(request)));
  return request;
}

/** Oldest first. */
export async function findRequestsBefore(time: Date, limit: number): Promise<SubscriptionRequest[]> {
  const found: Row[] = await query((rows) =>
    rows.where('consent_at', '<', time.getTime()).orderBy('consent_at').limit(limit),
  );
  return found.map(fromRow);
}

/** Returns how many there were. */
export const deleteRequests = (where: { id: string } | { email: string }): Promise<number> =>
  query((rows) => rows.where(where).delete());

export const deleteRequestsBefore = (time: Date): Promise<number> =>
  query((rows) => rows.where('consent_at', '<', time.getTime()).delete());
