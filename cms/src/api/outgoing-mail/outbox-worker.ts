/** Delivers queued emails immediately, and retries on a schedule. Every replica runs workers. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { readDkimOptions } from '#lib/mail/dkim';
import { mailQueued } from '#lib/mail/enqueue';
import { openSmtpConnection, type MailServer, type SmtpConnection } from '#lib/mail/smtp';
import { settings } from '#lib/settings';
import { createCircuitBreaker } from './circuit-breaker';
import { claimNext, type ClaimedEmail } from './claim';
import { deleteOldEmails, failOverdue } from './cleanup';
import { deliver } from './deliver';
import { createRecipientHosts } from './recipient-hosts';

const everyHalfMinute = '*/30 * * * * *';
const everyHour = '0 17 * * * *';

/** Per process; each has a connection of its own. */
const maxWorkers = 5;

/** How long shutdown waits for the emails that are being sent. */
const drainTimeoutMs = 5_000;

type Outbox = { requestDelivery: () => void; stop: () => Promise<void> };

function startWorkers(strapi: Core.Strapi, mailServer: MailServer): Outbox {
  const breaker = createCircuitBreaker();
  const hosts = createRecipientHosts();
  const active = new Set<Promise<void>>();
  let claiming: Promise<unknown> = Promise.resolve();
  let isRequested = false;
  let isStopped = false;

  async function claim(): Promise<ClaimedEmail | null> {
    if (isStopped || active.size > breaker.allow(maxWorkers, new Date())) return null;
    const email = await claimNext(strapi, hosts.listBusy(), new Date());
    if (email) hosts.acquire(email.to);
    return email;
  }

  /** One at a time, so that each sees the hosts of the others. */
  const claimInOrder = () => {
    const next = claiming.then(claim);
    claiming = next.catch(() => undefined);
    return next;
  };

  async function deliverAll(): Promise<void> {
    const connection = openSmtpConnection(mailServer);
    try {
      for (let email = await claimInOrder(); email; email = await claimInOrder()) {
        // There may be more.
        startWorker();
        await deliverOne(email, connection).finally(() => hosts.release(email?.to ?? ''));
      }
    } finally {
      connection.close();
    }
  }

  async function deliverOne(email: ClaimedEmail, connection: SmtpConnection): Promise<void> {
    const isReached = await deliver(strapi, email, connection);
    if (isReached) breaker.recordSuccess();
    else breaker.recordFailure(new Date());
  }

  function startWorker(): void {
    if (isStopped || active.size >= breaker.allow(maxWorkers, new Date())) return;
    isRequested = false;
    const worker = deliverAll()
      .catch((error: unknown) => {
        strapi.log.error('Outbox delivery failed', error);
      })
      .finally(() => {
        active.delete(worker);
        // Requested while all workers were about to end.
        if (isRequested) startWorker();
      });
    active.add(worker);
  }

  return {
    requestDelivery() {
      isRequested = true;
      startWorker();
    },
    async stop() {
      isStopped = true;
      await Promise.race([Promise.all(active), delay(drainTimeoutMs, undefined, { ref: false })]);
    },
  };
}

/** Without `SMTP_URL` emails stay queued. Returns a function that stops the workers; Strapi cancels the cron jobs itself. */
export function startOutboxWorker(strapi: Core.Strapi): () => Promise<void> {
  const { smtpUrl } = settings();
  const outbox = smtpUrl ? startWorkers(strapi, { url: smtpUrl, dkim: readDkimOptions() }) : null;
  // Deliveries must not run in the transaction or the request that queued the email.
  const runDetached = AsyncLocalStorage.snapshot();
  const requestDelivery = () => runDetached(() => outbox?.requestDelivery());
  const logError = (error: unknown) => strapi.log.error('Cleaning up the outbox failed', error);

  const tick = async () => {
    await failOverdue(strapi, new Date()).catch(logError);
    requestDelivery();
  };
  const deleteOld = () => deleteOldEmails(strapi, new Date()).catch(logError);

  strapi.cron.add({
    outbox: { task: tick, options: { rule: everyHalfMinute } },
    outboxRetention: { task: deleteOld, options: { rule: everyHour } },
  });
  const unsubscribe = strapi.eventHub.on(mailQueued, async () => requestDelivery());
  const started = Promise.all([tick(), deleteOld()]);

  return async () => {
    unsubscribe();
    await Promise.all([started, outbox?.stop()]);
  };
}
