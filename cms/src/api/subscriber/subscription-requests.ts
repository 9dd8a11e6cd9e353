/**
 * Sign-ups with double opt-in are processed some time after their response, whose time would otherwise reveal who is a
 * subscriber: for one there is no email to queue. They are stored before it, so that a crash loses none.
 */
import type { Core } from '@strapi/strapi';
import { confirmationMs } from '#lib/pending-subscriptions';
import {
  deleteRequestsBefore,
  findRequestsBefore,
  storeRequest,
  type SubscriptionRequest,
} from '#lib/subscription-requests';
import { recordConsent } from './consent';
import { processRequest } from './double-opt-in';
import type { SignUp } from './mutations';

/** Later than the call to this server with which web follows up a response, and which the work would slow down. */
const delayMs = 1000;

/** Requests that are older were stored by a process that has ended, or failed. */
const overdueAfterMs = 10_000;

const batchSize = 100;
const everyMinute = '23 * * * * *';

/** Runs after the response, so it logs failures; the request is tried again. */
async function processOrLog(request: SubscriptionRequest, now: Date): Promise<void> {
  try {
    await processRequest(request, now);
  } catch (error) {
    strapi.log.error(`A link to confirm a subscription could not be sent yet: ${String(error)}`);
  }
}

/** The same work for every e-mail address. Returns what schedules the rest, for the time when the response is sent. */
export async function requestSubscription({ email, source }: SignUp, now: Date): Promise<() => void> {
  const request = await storeRequest({ email, source, ...(await recordConsent(source, now)) });
  return () => void setTimeout(() => void processOrLog(request, new Date()), delayMs).unref();
}

async function processOverdue(now: Date): Promise<void> {
  await deleteRequestsBefore(new Date(now.getTime() - confirmationMs));
  const overdue = await findRequestsBefore(new Date(now.getTime() - overdueAfterMs), batchSize);
  for (const request of overdue) await processOrLog(request, now);
}

/** Every replica runs it, and each start. Strapi cancels the job when it stops. */
export function scheduleOverdueRequests(strapi: Core.Strapi): void {
  const task = () =>
    processOverdue(new Date()).catch((error: unknown) =>
      strapi.log.error(`Processing sign-ups to the newsletter failed: ${String(error)}`),
    );
  strapi.cron.add({ subscriptionRequests: { task, options: { rule: everyMinute } } });
  void task();
}
