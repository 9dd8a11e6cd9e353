/** Delivers queued emails immediately, and retries on a schedule. Every replica runs workers. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { removeResetToken } from '#domain/user/reset-link';
import { mailQueued, mailTable, mailUid, maxWaitMs } from '#lib/mail/enqueue';
import { fetchSender, findMailServer, hasMailServer } from '#lib/mail/server';
import {
  type DeliveryFailure,
  openSmtpConnection,
  readDkimOptions,
  type SmtpConnection,
  toDeliveryFailure,
  withoutAddresses,
} from '#lib/mail/smtp';
import type { ContentRow } from '#lib/rows';
import { isOnPostgres, settings } from '#lib/settings';

type ClaimedEmail = Omit<ContentRow<typeof mailUid>, 'headers'> & {
  headers: Record<string, string> | null;
  claimedUntil: Date;
};

/** Delays before each retry of an email that the mail server deferred; together about three days. */
const retryDelaysMs = [1, 5, 15, 60, 180, 360, 720, 1440, 1440].map((minutes) => minutes * 60_000);

/** The longest delay if the mail server itself is unreachable: nothing is wrong with the email. */
const maxOutageDelayMs = 15 * 60_000;

/** The same for every attempt: mail servers can drop a duplicate if we crashed before recording the result. */
const messageId = ({ documentId }: ClaimedEmail) => `<${documentId}@${new URL(settings().publicUrl).hostname}>`;

/** Power users can read the outbox in the panel. */
const withoutTokens = ({ text, html }: { text: string; html: string | null }) => ({
  text: removeResetToken(text),
  html: html && removeResetToken(html),
});

type Delivery = { email: ClaimedEmail; from: string; connection: SmtpConnection };

/** Records the result, or when to try again. */
async function deliver(strapi: Core.Strapi, delivery: Delivery): Promise<void> {
  const { email } = delivery;
  const failure = await send(delivery);
  if (failure) await recordFailure(strapi, email, failure);
  else await recordSent(strapi, email);
}

async function send({ email, from, connection }: Delivery): Promise<DeliveryFailure | null> {
  const { to, replyTo, subject, text, html, headers } = email;
  try {
    await connection.send({
      from,
      to,
      subject,
      text,
      replyTo: replyTo ?? from,
      ...(html ? { html } : {}),
      headers: { ...headers, 'Message-ID': messageId(email) },
    });
    return null;
  } catch (error) {
    return toDeliveryFailure(error);
  }
}

/** Retries while the database is down: the email would be sent a second time if the result were lost. */
const recordDelaysMs = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000];

async function recordSent(strapi: Core.Strapi, email: ClaimedEmail): Promise<void> {
  for (const delayMs of recordDelaysMs) {
    try {
      return await markSent(strapi, email);
    } catch (error) {
      strapi.log.warn(`The delivery of email ${email.id} could not be recorded yet: ${String(error)}`);
      await delay(delayMs, undefined, { ref: false });
    }
  }
  await markSent(strapi, email);
}

/** Includes emails that expired while they were being sent, and those that another worker has claimed. */
async function markSent(strapi: Core.Strapi, { id, ...email }: ClaimedEmail): Promise<void> {
  await strapi.db.query(mailUid).updateMany({
    where: { id, state: { $ne: 'sent' } },
    data: { state: 'sent', sentAt: new Date(), nextAttemptAt: null, lastError: null, ...withoutTokens(email) },
  });
}

/**
 * Null when retries are exhausted; those of an attempt that did not reach the mail server are only when the email expires.
 * Spread by ±20 %, so that the emails of an outage are not all sent at the same moment.
 */
function findRetry({ attempts }: ClaimedEmail, { kind }: DeliveryFailure, now: Date): Date | null {
  const next = retryDelaysMs[attempts - 1];
  const delayMs = kind === 'deferred' ? next : Math.min(next ?? maxOutageDelayMs, maxOutageDelayMs);
  if (kind === 'rejected' || delayMs === undefined) return null;
  return new Date(now.getTime() + Math.round(delayMs * (0.8 + 0.4 * Math.random())));
}

/** No-op if another worker has claimed the email in the meantime. */
async function recordFailure(strapi: Core.Strapi, email: ClaimedEmail, failure: DeliveryFailure): Promise<void> {
  const { id, attempts, claimedUntil } = email;
  const { kind, reason } = failure;
  const retryAt = findRetry(email, failure, new Date());
  const next = retryAt ? `next attempt at ${retryAt.toISOString()}` : 'no further attempt';
  strapi.log.warn(`Email ${id} was ${kind} (attempt ${attempts}, ${next}): ${withoutAddresses(reason)}`);
  await strapi.db.query(mailUid).updateMany({
    where: { id, state: 'waiting', nextAttemptAt: claimedUntil },
    data: {
      state: retryAt ? 'waiting' : 'failed',
      nextAttemptAt: retryAt,
      lastError: reason,
      ...(retryAt ? {} : withoutTokens(email)),
    },
  });
}

const batchSize = 500;

const dayMs = 24 * 60 * 60_000;

type Email = { id: number; text: string; html: string | null; lastError: string | null };

const toReason = (lastError: string | null) => `Not sent in time${lastError ? `: ${lastError}` : ''}`;

const olderThan = (now: Date, ageMs: number) => new Date(now.getTime() - ageMs);

/** Emails stay in the outbox without a mail server, except those with a link whose token has a limited time. */
const listOverdue = (now: Date, canSend: boolean) => ({
  state: 'waiting',
  $or: [
    { expiresAt: { $lte: now } },
    ...(canSend ? [{ expiresAt: { $null: true }, createdAt: { $lte: olderThan(now, maxWaitMs) } }] : []),
  ],
});

/** Every replica runs it; repeating it has no effect. If one of them is being sent, its delivery still counts. */
async function failOverdue(strapi: Core.Strapi, now: Date): Promise<void> {
  const overdue: Email[] = await strapi.db.query(mailUid).findMany({
    select: ['id', 'text', 'html', 'lastError'],
    where: listOverdue(now, await hasMailServer()),
    limit: batchSize,
  });
  for (const { id, lastError, ...content } of overdue) {
    await strapi.db.query(mailUid).updateMany({
      where: { id, state: 'waiting' },
      data: { state: 'failed', nextAttemptAt: null, lastError: toReason(lastError), ...withoutTokens(content) },
    });
  }
}

/** Deletes sent and failed emails after MAIL_RETENTION_DAYS, and those that a server without mail settings keeps. */
export async function deleteOldEmails(now: Date): Promise<void> {
  const retentionMs = settings().mailRetentionDays * dayMs;
  if (retentionMs === 0) return;
  const { connection } = strapi.db;
  for (let deleted = batchSize; deleted === batchSize;) {
    const old = connection(mailTable)
      .select('id')
      .where('created_at', '<=', olderThan(now, retentionMs))
      .where((query) =>
        query
          .whereNot('state', 'waiting')
          .orWhere((inner) =>
            inner.whereNull('expires_at').where('created_at', '<=', olderThan(now, maxWaitMs + dayMs)),
          ),
      )
      .limit(batchSize);
    deleted = await connection(mailTable).whereIn('id', old).delete();
  }
}

/** Far above the time for one email (lib/mail/smtp.ts): another worker retries only if the first one crashed. */
const claimMs = 10 * 60_000;

/**
 * The email that is due for the longest time. Claims atomically, in one statement: concurrent workers, also of replicas,
 * claim different emails.
 */
async function claimNext(strapi: Core.Strapi, now: Date): Promise<ClaimedEmail | null> {
  const { connection } = strapi.db;
  const claimedUntil = new Date(now.getTime() + claimMs);
  const nextDue = connection(mailTable)
    .select('id')
    .where('state', 'waiting')
    // The first attempt is due at once, also if the clock was set back since.
    .where((query) => query.where('next_attempt_at', '<=', now).orWhere('attempts', 0))
    .where((query) =>
      query
        .where('expires_at', '>', now)
        .orWhere((inner) =>
          inner.whereNull('expires_at').where('created_at', '>', new Date(now.getTime() - maxWaitMs)),
        ),
    )
    .orderBy([{ column: 'next_attempt_at' }, { column: 'id' }])
    .limit(1);
  if (isOnPostgres()) nextDue.forUpdate().skipLocked();
  const [claimed]: { id: number }[] = await connection(mailTable)
    .where('id', nextDue)
    .update({ next_attempt_at: claimedUntil, attempts: connection.raw('attempts + 1') })
    .returning('id');
  if (!claimed) return null;
  const email = await strapi.db.query(mailUid).findOne({ where: { id: claimed.id } });
  return email && { ...email, claimedUntil };
}

const everyHalfMinute = '*/30 * * * * *';

/** Per process; each has a connection of its own. */
const maxWorkers = 5;

/** How long shutdown waits for the emails that are being sent. */
const drainTimeoutMs = 5_000;

type Outbox = { requestDelivery: () => void; stop: () => Promise<void> };

function startWorkers(strapi: Core.Strapi): Outbox {
  const dkim = readDkimOptions();
  const active = new Set<Promise<void>>();
  let isRequested = false;
  let isStopped = false;

  const claim = async () => (isStopped ? null : claimNext(strapi, new Date()));

  /** Emails stay queued without a mail server. */
  async function deliverAll(): Promise<void> {
    const server = await findMailServer();
    if (!server) return;
    const connection = openSmtpConnection({ url: server.url, dkim });
    const from = await fetchSender(server);
    try {
      for (let email = await claim(); email; email = await claim()) {
        // There may be more.
        startWorker();
        await deliver(strapi, { email, from, connection });
      }
    } finally {
      connection.close();
    }
  }

  function startWorker(): void {
    if (isStopped || active.size >= maxWorkers) return;
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

/** Returns a function that stops the workers; Strapi cancels the cron job itself. */
export function startOutboxWorker(strapi: Core.Strapi): () => Promise<void> {
  const outbox = startWorkers(strapi);
  // Deliveries must not run in the transaction or the request that queued the email.
  const runDetached = AsyncLocalStorage.snapshot();
  const requestDelivery = () => runDetached(() => outbox.requestDelivery());
  const logError = (error: unknown) => strapi.log.error('Cleaning up the outbox failed', error);

  const tick = async () => {
    await failOverdue(strapi, new Date()).catch(logError);
    requestDelivery();
  };

  strapi.cron.add({ outbox: { task: tick, options: { rule: everyHalfMinute } } });
  const unsubscribe = strapi.eventHub.on(mailQueued, async () => requestDelivery());
  const started = tick();

  return async () => {
    unsubscribe();
    await Promise.all([started, outbox.stop()]);
  };
}
