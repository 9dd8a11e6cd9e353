/** The mail server as admins see, set and test it. */
import type { z } from 'zod';
import type { MailServerInput, MailSettings, mailTestInput } from '#domain/mail/mail-server';
import { messages } from '#domain/shared/messages';
import { isStale } from '#domain/shared/optimistic-lock';
import { recordAudit } from '#lib/audit/record';
import { badRequest, conflict, invalidInput, staleVersion } from '#lib/errors';
import { consume } from '#lib/limits';
import { mailUid, restartWaiting, renderEmail } from '#lib/mail/enqueue';
import {
  describeMailServer,
  findMailServer,
  readMailServerVersion,
  removeMailServer,
  storeMailServer,
  toMailServerUrl,
  type MailServerInUse,
  fetchSender,
  sendNow,
} from '#lib/mail/server';
import { explainFailure } from '#lib/mail/smtp';
import { withLock } from '#lib/mutex';
import type { SessionUser } from '#lib/session';
import { settings } from '#lib/settings';
import { fetchBrandNames } from '#lib/site-settings/queries';

export async function describeMail(): Promise<MailSettings> {
  const server = await findMailServer();
  const isFixed = settings().smtpUrl !== null;
  return {
    isFixed,
    server: server && { ...describeMailServer(server.url), from: server.from },
    sender: await fetchSender(server),
    waiting: await strapi.db.query(mailUid).count({ where: { state: 'waiting' } }),
    updatedAt: isFixed ? null : await readMailServerVersion(),
  };
}

function assertNotFixed(): void {
  if (settings().smtpUrl !== null) throw conflict('conflict', messages.mailServerFixed);
}

async function toServer(input: Omit<MailServerInput, 'updatedAt'>): Promise<MailServerInUse> {
  const url = toMailServerUrl(input, (await findMailServer())?.url ?? null);
  if (url === null) throw invalidInput([{ path: 'password', msg: messages.mailPasswordRequired }]);
  return { url, from: input.from ?? null };
}

const recordChange = (now: Date) => recordAudit({ action: 'changed', area: 'mail' }, now);

/** Throws 409 if another admin has set or removed the server since `version`. */
async function assertCurrent(version: MailServerInput['updatedAt']): Promise<void> {
  const updatedAt = await readMailServerVersion();
  const isOther = version === null || updatedAt === null ? version !== updatedAt : isStale({ updatedAt }, version);
  if (version !== undefined && isOther) throw staleVersion();
}

/** Few tests and changes for each user: their results could tell which ports of the network are open. */
const limitConnections = ({ id }: SessionUser) => consume('mail servers by user', String(id));

/** Emails that wait are sent through it. */
export async function setServer(
  { updatedAt, ...input }: MailServerInput,
  caller: SessionUser,
  now: Date,
): Promise<void> {
  assertNotFixed();
  await toServer(input);
  await limitConnections(caller);
  await withLock('mail server', async () => {
    await assertCurrent(updatedAt);
    await storeMailServer(await toServer(input), now);
    await recordChange(now);
    await restartWaiting(now);
  });
}

export async function removeServer(now: Date): Promise<void> {
  assertNotFixed();
  await withLock('mail server', async () => {
    await removeMailServer();
    await recordChange(now);
  });
}

/** Returns the message of a success. Not through the outbox, which would repeat it. */
export async function sendTestEmail(
  { to, server: input }: z.output<typeof mailTestInput>,
  caller: SessionUser,
): Promise<string> {
  if (input) assertNotFixed();
  const server = input ? await toServer(input) : await findMailServer();
  if (!server) throw conflict('conflict', messages.noMailServer);
  await limitConnections(caller);
  const { name } = await fetchBrandNames();
  const email = renderEmail({
    to,
    subject: `Test email of ${name}`,
    paragraphs: ['This server sends the emails of your brewery: it works.'],
    from: name,
  });
  try {
    await sendNow(server, email);
  } catch (error) {
    throw badRequest(explainFailure(error));
  }
  return `The mail server has accepted the test email to ${to}. Look for it there, also in the spam folder.`;
}
