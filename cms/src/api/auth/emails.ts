/** The emails about accounts of staff: a forgotten password, and changes that could be an attacker's. */
import { fullName, roleLabels } from '#domain/user/display';
import { invitationDays } from '#domain/user/password';
import { resetLinkPath } from '#domain/user/reset-link';
import type { User } from '#domain/user/schema';
import { renderEmail, type EmailMessage } from '#lib/mail/enqueue';
import { settings } from '#lib/settings';
import { fetchBrandNames } from '#lib/site-settings/queries';

const durationOf = (minutes: number) => (minutes >= 120 ? `${minutes / 60} hours` : `${minutes} minutes`);

type Texts = { subject: string; paragraphs: string[] };

/** `texts`: with the name of the brewery. */
async function render(
  to: string,
  texts: (brewery: string) => Texts,
  link = { label: 'Sign in', path: '/admin' },
): Promise<EmailMessage> {
  const { name } = await fetchBrandNames();
  const url = `${settings().publicUrl}${link.path}`;
  return renderEmail({ to, ...texts(name), link: { label: link.label, url }, from: name });
}

export const resetLinkEmail = (to: string, token: string, minutes: number) =>
  render(
    to,
    (name) => ({
      subject: `Reset your ${name} password`,
      paragraphs: [
        `We received a request to reset the password of your ${name} staff account.`,
        `Open the link below to choose a new one. It works once, for ${durationOf(minutes)}.`,
        'If it wasn’t you, ignore this email: your password stays as it is.',
      ],
    }),
    { label: 'Choose a new password', path: resetLinkPath(token) },
  );

export const invitationEmail = (user: User, by: User, token: string) =>
  render(
    user.email,
    (name) => ({
      subject: `Your ${name} staff account`,
      paragraphs: [
        `${fullName(by)} has created a ${name} staff account for you, as ${roleLabels[user.role].toLowerCase()}.`,
        `Open the link below to choose your password. It works once, for ${invitationDays} days.`,
        `After that, you sign in at ${settings().publicUrl}${user.role === 'bartender' ? '/bar/' : '/admin'} with this email address. If the link no longer works, “Forgot password?” there sends a new one.`,
      ],
    }),
    { label: 'Choose your password', path: resetLinkPath(token) },
  );

const tellAdmin = 'If it wasn’t you, tell an admin at once.';

export const passwordChangedEmail = (to: string) =>
  render(to, (name) => ({
    subject: `Your ${name} password was changed`,
    paragraphs: [
      `The password of your ${name} staff account was changed, by you or by an admin, and you were signed out on your other devices.`,
      tellAdmin,
    ],
  }));

/** Emails both addresses, since the earlier one may be the only one that the user reads. */
export const emailChangedEmails = (from: string, to: string) =>
  [from, to].map((recipient) =>
    render(recipient, (name) => ({
      subject: `The email of your ${name} account was changed`,
      paragraphs: [
        `The email of your ${name} staff account was changed from ${from} to ${to}, by you or by an admin. Sign in with the new one.`,
        tellAdmin,
      ],
    })),
  );

export const roleChangedEmail = ({ email, role }: User) =>
  render(email, (name) => ({
    subject: `Your ${name} role was changed`,
    paragraphs: [
      `An admin has changed the role of your ${name} staff account: it is ${roleLabels[role]} now. You were signed out on all devices.`,
      'If you did not expect this, ask an admin.',
    ],
  }));

/** Emails another admin. */
export const newAdminEmail = (to: string, admin: User) =>
  render(to, (name) => ({
    subject: `A new admin of ${name}`,
    paragraphs: [
      `${fullName(admin)} (${admin.email}) is an admin of ${name} now, who can see and change everything in the staff app.`,
      'If you did not expect this, delete the account under Settings, change your password, and tell the other admins at once.',
    ],
  }));

export type SecondFactorChange = 'on' | 'off' | 'recovery-codes';

/** Subject and text, with the name of the brewery. */
const secondFactorTexts: Record<SecondFactorChange, (name: string) => [subject: string, text: string]> = {
  on: (name) => [
    `Two-step sign-in of your ${name} account is on`,
    `Two-step sign-in was turned on for your ${name} staff account, and you were signed out on your other devices. From now on, signing in needs a code of your authenticator app, or a recovery code.`,
  ],
  off: (name) => [
    `Two-step sign-in of your ${name} account is off`,
    `Two-step sign-in was turned off for your ${name} staff account, by you or by an admin. Signing in needs only your password again.`,
  ],
  'recovery-codes': (name) => [
    `Your ${name} recovery codes were renewed`,
    `New recovery codes were created for the two-step sign-in of your ${name} staff account. Earlier ones no longer work.`,
  ],
};

export const secondFactorEmail = (to: string, change: SecondFactorChange) =>
  render(to, (name) => {
    const [subject, text] = secondFactorTexts[change](name);
    const advice = 'If you did not expect this, change your password and tell an admin at once.';
    return { subject, paragraphs: [text, advice] };
  });
