/** The emails about a forgotten password. */
import { resetLinkMinutes } from '#domain/user/password-reset';
import { resetLinkPath } from '#domain/user/reset-link';
import { renderEmail, type EmailMessage } from '#lib/mail/template';
import { settings } from '#lib/settings';
import { fetchBrandNames } from '#lib/site-settings/queries';

export async function resetLinkEmail(to: string, token: string): Promise<EmailMessage> {
  const { publicUrl } = settings();
  const { name } = await fetchBrandNames();
  return renderEmail({
    to,
    subject: `Reset your ${name} password`,
    paragraphs: [
      `We received a request to reset the password of your ${name} staff account.`,
      `Open the link below to choose a new one. It works once, for ${resetLinkMinutes} minutes.`,
      'If it wasn’t you, ignore this email: your password stays as it is.',
    ],
    link: { label: 'Choose a new password', url: `${publicUrl}${resetLinkPath(token)}` },
    from: name,
  });
}

export async function passwordChangedEmail(to: string): Promise<EmailMessage> {
  const { publicUrl } = settings();
  const { name } = await fetchBrandNames();
  return renderEmail({
    to,
    subject: `Your ${name} password was changed`,
    paragraphs: [
      `The password of your ${name} staff account was reset, and you were signed out on all devices.`,
      'If it wasn’t you, tell an admin at once.',
    ],
    link: { label: 'Sign in', url: `${publicUrl}/admin` },
    from: name,
  });
}
