/**
 * Sends the panel's only email, the link to reset a password, through the outbox, with the brewery's name and text. It is
 * the only caller of `sendTemplatedEmail`.
 */
import { enqueue } from '#lib/mail/enqueue';
import { settings } from '#lib/settings';
import { panelResetEmail } from '../../panel/accounts/emails';
import { findPanelUrl } from '../../panel/accounts/panel-url';

type EmailService = {
  sendTemplatedEmail(options: { to: string }, template: object, data: { url: string }): Promise<void>;
};
type EmailPlugin = { services: { email: (context: unknown) => EmailService } };

async function sendTemplatedEmail({ to }: { to: string }, _template: object, { url }: { url: string }): Promise<void> {
  if (!settings().smtpUrl) {
    strapi.log.warn(`SMTP_URL is not set: ${to} got no link to reset the password of the panel`);
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
