/** The mail server, which admins set and test. */
import { mailServerInput, mailSettingsSchema, mailTestInput } from '#domain/mail/mail-server';
import { messageSchema } from '#domain/shared/response-schemas';
import { defineRoutes, withBody } from '#lib/routes';
import { requireUser } from '#lib/session';
import { describeMail, removeServer, sendTestEmail, setServer } from '../mail-server';

const mail = { mail: mailSettingsSchema };

export default defineRoutes({
  'GET /mail-server': {
    id: 'outgoing-mail.mail-server.show',
    access: 'admin',
    summary: 'The mail server, without its password, and how many emails wait.',
    response: mail,
    handle: async () => ({ mail: await describeMail() }),
  },
  'PUT /mail-server': {
    id: 'outgoing-mail.mail-server.update',
    access: 'admin',
    needsConfirmation: true,
    summary:
      'Set the mail server. Emails that wait are sent. An absent password stays the stored one of the same user. Returns 409 `stale-version` if another admin has set or removed the server since `updatedAt`, and 429 after 20 changes and tests in an hour.',
    response: mail,
    failures: [429],
    ...withBody(mailServerInput, async (input, ctx) => {
      await setServer(input, requireUser(ctx), new Date());
      return { mail: await describeMail() };
    }),
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
    response: { message: messageSchema },
    failures: [409, 429],
    ...withBody(mailTestInput, async (input, ctx) => ({ message: await sendTestEmail(input, requireUser(ctx)) })),
  },
});
