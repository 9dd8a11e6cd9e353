/** Sends the panel's links to reset passwords, the only caller of `sendTemplatedEmail`, through the outbox. */
import { enqueue } from '#lib/mail/enqueue';
import { hasMailServer } from '#lib/mail/server';
import { panelResetEmail, findPanelUrl } from '../../panel/accounts/invitations';

type EmailService = {
  sendTemplatedEmail(options: { to: string }, template: object, data: { url: string }): Promise<void>;
};
type EmailPlugin = { services: { email: (context: unknown) => EmailService } };

async function sendTemplatedEmail({ to }: { to: string }, _template: object, { url }: { url: string }): Promise<void> {
  if (!(await hasMailServer())) {
    strapi.log.warn('No mail server is set: a user of the panel got no link to reset the password');
    return;
  }
  const code = new URL(url).searchParams.get('code') ?? '';
  const link = `${await findPanelUrl(strapi)}/auth/reset-password?code=${encodeURIComponent(code)}`;
  await enqueue([await panelResetEmail(to, link)]);
}

export default (plugin: EmailPlugin): EmailPlugin => {
  const { email } = plugin.services;
  plugin.services.email = (context) => ({ ...email(context), sendTemplatedEmail });
  return plugin;
};
