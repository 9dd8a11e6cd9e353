/** The emails about a forgotten password. */
import { resetLinkMinutes } from '#domain/user/password-reset';
import { resetLinkPath } from '#domain/user/reset-link';
import { renderEmail, type EmailMessage } from '#lib/mail/template';
import { settings } from '#lib/settings';

export function resetLinkEmail(to: string, token: string): EmailMessage {
  const { publicUrl, brand } = settings();
  return renderEmail({
    to,
    subject: `Reset your ${brand.name} password`,
    paragraphs: [
      `We received a request to reset the password of your ${brand.name} staff account.`,
      `Open the link below to choose a new one. It works once, for ${resetLinkMinutes} minutes.`,
      'If it wasn’t you, ignore this email: your password stays as it is.',
    ],
    link: { label: 'Choose a new password', url: `${publicUrl}${resetLinkPath(token)}` },
    from: brand.name,
  });
}

export function passwordChangedEmail(to: string): EmailMessage {
  const { publicUrl, brand } = settings();
  return renderEmail({
    to,
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      `The password of your ${brand.name} staff account was reset, and you were signed out on all devices.`,
      'If it wasn’t you, tell an admin at once.',
    ],
    link: { label: 'Sign in', url: `${publicUrl}/admin` },
    from: brand.name,
  });
}
