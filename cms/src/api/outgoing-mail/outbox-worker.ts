/** Delivers queued emails immediately, and retries on a schedule. Every replica runs one worker. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { mailQueued } from '#lib/mail/enqueue';
import { settings } from '#lib/settings';
import { deliverNext } from './deliver';

const everyHalfMinute = '*/30 * * * * *';

/** How long shutdown waits for the email that is being sent. */
const drainTimeoutMs = 5_000;

/** Without `SMTP_URL` emails stay queued. Returns a function that stops the worker; Strapi cancels the cron job itself. */
export function startOutboxWorker(strapi: Core.Strapi): () => Promise<void> {
  if (!settings().smtpUrl) return async () => {};

  let pass: Promise<void> | null = null;
  let isRequested = false;
  let isStopped = false;

  const deliverAll = async () => {
    try {
      while (isRequested && !isStopped) {
        isRequested = false;
        if (await deliverNext(strapi)) isRequested = true;
      }
    } catch (error) {
      strapi.log.error('Outbox delivery failed', error);
    } finally {
      pass = null;
    }
  };

  /** One pass at a time; a request during a pass extends it. */
  const requestDelivery = () => {
    isRequested = true;
    pass ??= deliverAll();
  };

  strapi.cron.add({ outbox: { task: async () => requestDelivery(), options: { rule: everyHalfMinute } } });
  const unsubscribe = strapi.eventHub.on(mailQueued, async () => requestDelivery());
  requestDelivery();

  return async () => {
    isStopped = true;
    unsubscribe();
    if (pass) await Promise.race([pass, delay(drainTimeoutMs, undefined, { ref: false })]);
  };
}
