/** The mail server as admins see, set and test it. */
import type { MailServerInput, MailSettings, mailTestInput } from '#domain/mail/mail-server';
import { messages } from '#domain/shared/messages';
import type { z } from 'zod';
import { recordAudit } from '#lib/audit/record';
import { badRequest, conflict, invalidInput } from '#lib/errors';
import { mailUid, restartWaiting } from '#lib/mail/enqueue';
import { fetchSender, sendNow } from '#lib/mail/provider';
import {
  describeMailServer,
  findMailServer,
  removeMailServer,
  storeMailServer,
  toMailServerUrl,
  type MailServerInUse,
} from '#lib/mail/server';
import { toDeliveryFailure } from '#lib/mail/smtp';
import { renderEmail } from '#lib/mail/template';
import { settings } from '#lib/settings';
import { fetchBrandNames } from '#lib/site-settings/queries';

export async function describeMail(): Promise<MailSettings> {
  const server = await findMailServer();
  return {
    isFixed: settings().smtpUrl !== null,
    server: server && { ...describeMailServer(server.url), from: server.from },
    sender: await fetchSender(server),
    waiting: await strapi.db.query(mailUid).count({ where: { state: 'waiting' } }),
  };
}

function assertNotFixed(): void {
  if (settings().smtpUrl !== null) throw conflict('conflict', messages.mailServerFixed);
}

async function toServer(input: MailServerInput): Promise<MailServerInUse> {
  const url = toMailServerUrl(input, (await findMailServer())?.url ?? null);
  if (url === null) throw invalidInput([{ path: 'password', msg: messages.mailPasswordRequired }]);
  return { url, from: input.from ?? null };
}

const recordChange = (now: Date) => recordAudit({ action: 'changed', area: 'mail' }, now);

/** Emails that wait are sent through it. */
export async function setServer(input: MailServerInput, now: Date): Promise<void> {
  assertNotFixed();
  const server = await toServer(input);
  await strapi.db.transaction(async () => {
    await storeMailServer(server);
    await recordChange(now);
    await restartWaiting(now);
  });
}

export async function removeServer(now: Date): Promise<void> {
  assertNotFixed();
  await strapi.db.transaction(async () => {
    await removeMailServer();
    await recordChange(now);
  });
}

/** Returns the message of a success. Not through the outbox, which would repeat it. */
export async function sendTestEmail({ to, server: input }: z.output<typeof mailTestInput>): Promise<string> {
  if (input) assertNotFixed();
  const server = input ? await toServer(input) : await findMailServer();
  if (!server) throw conflict('conflict', messages.noMailServer);
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
    throw badRequest(toDeliveryFailure(error).reason);
  }
  return `The mail server has accepted the test email to ${to}. Look for it there, also in the spam folder.`;
}
