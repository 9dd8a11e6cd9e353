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

/** Emails that tell users about changes of their two-step sign-in, which could be an attacker's. */

export type SecondFactorChange = 'on' | 'off' | 'recovery-codes';

type Texts = { subject: string; paragraph: string };

/** With the name of the brewery. */
const texts: Record<SecondFactorChange, (name: string) => Texts> = {
  on: (name) => ({
    subject: `Two-step sign-in of your ${name} account is on`,
    paragraph: `Two-step sign-in was turned on for your ${name} staff account, and you were signed out on your other devices. From now on, signing in needs a code of your authenticator app, or a recovery code.`,
  }),
  off: (name) => ({
    subject: `Two-step sign-in of your ${name} account is off`,
    paragraph: `Two-step sign-in was turned off for your ${name} staff account, by you or by an admin. Signing in needs only your password again.`,
  }),
  'recovery-codes': (name) => ({
    subject: `Your ${name} recovery codes were renewed`,
    paragraph: `New recovery codes were created for the two-step sign-in of your ${name} staff account. Earlier ones no longer work.`,
  }),
};

export async function secondFactorEmail(to: string, change: SecondFactorChange): Promise<EmailMessage> {
  const { publicUrl } = settings();
  const { name } = await fetchBrandNames();
  const { subject, paragraph } = texts[change](name);
  return renderEmail({
    to,
    subject,
    paragraphs: [paragraph, 'If you did not expect this, change your password and tell an admin at once.'],
    link: { label: 'Sign in', url: `${publicUrl}/admin` },
    from: name,
  });
}
