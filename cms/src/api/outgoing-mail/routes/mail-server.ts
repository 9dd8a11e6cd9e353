/** The mail server, which admins set and test. */
import { mailServerInput, mailSettingsSchema, mailTestInput } from '#domain/mail/mail-server';
import { messageSchema } from '#domain/shared/response-schemas';
import { defineRoutes } from '#lib/routes';
import { parseBody } from '#lib/parse';
import { requireUser } from '#lib/session';
import { describeMail, removeServer, sendTestEmail, setServer } from '../mail-server';

const mail = { mail: mailSettingsSchema };

export default defineRoutes({
  'GET /mail-server': {
    id: 'outgoing-mail.mail-server.show',
    access: 'admin',
    summary: 'The mail server, without its password, and how many emails wait.',
    response: mail,
    async handle() {
      return { mail: await describeMail() };
    },
  },
  'PUT /mail-server': {
    id: 'outgoing-mail.mail-server.update',
    access: 'admin',
    needsConfirmation: true,
    summary:
      'Set the mail server. Emails that wait are sent. An absent password stays the stored one of the same user. Returns 409 `stale-version` if another admin has set or removed the server since `updatedAt`, and 429 after 20 changes and tests in an hour.',
    body: mailServerInput,
    response: mail,
    failures: [409, 429],
    async handle(ctx) {
      await setServer(parseBody(mailServerInput, ctx.request.body), requireUser(ctx), new Date());
      return { mail: await describeMail() };
    },
  },
  'DELETE /mail-server': {
    id: 'outgoing-mail.mail-server.remove',
    access: 'admin',
    needsConfirmation: true,
    summary: 'Remove the mail server. Emails wait until there is another one.',
    response: mail,
    failures: [409],
    async handle() {
      await removeServer(new Date());
      return { mail: await describeMail() };
    },
  },
  'POST /mail-server/test': {
    id: 'outgoing-mail.mail-server.test',
    access: 'admin',
    needsConfirmation: true,
    summary:
      'Send a test email at once, with these settings or those in use. A failure has the answer of the server. Returns 429 after 20 changes and tests in an hour.',
    body: mailTestInput,
    response: { message: messageSchema },
    failures: [400, 409, 429],
    async handle(ctx) {
      return { message: await sendTestEmail(parseBody(mailTestInput, ctx.request.body), requireUser(ctx)) };
    },
  },
});
