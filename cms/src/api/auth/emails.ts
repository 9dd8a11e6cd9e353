/** The emails about accounts of staff: a forgotten password, and changes that could be an attacker's. */
import { resetLinkPath } from '#domain/user/reset-link';
import { invitationDays } from '#domain/user/password';
import { fullName, roleLabels } from '#domain/user/display';
import type { User } from '#domain/user/schema';
import { renderEmail, type EmailMessage } from '#lib/mail/enqueue';
import { settings } from '#lib/settings';
import { fetchBrandNames } from '#lib/site-settings/queries';

const durationOf = (minutes: number) => (minutes >= 120 ? `${minutes / 60} hours` : `${minutes} minutes`);

export async function resetLinkEmail(to: string, token: string, minutes: number): Promise<EmailMessage> {
  const { publicUrl } = settings();
  const { name } = await fetchBrandNames();
  return renderEmail({
    to,
    subject: `Reset your ${name} password`,
    paragraphs: [
      `We received a request to reset the password of your ${name} staff account.`,
      `Open the link below to choose a new one. It works once, for ${durationOf(minutes)}.`,
      'If it wasn’t you, ignore this email: your password stays as it is.',
    ],
    link: { label: 'Choose a new password', url: `${publicUrl}${resetLinkPath(token)}` },
    from: name,
  });
}

export async function invitationEmail(user: User, by: User, token: string): Promise<EmailMessage> {
  const { publicUrl } = settings();
  const { name } = await fetchBrandNames();
  const isBartender = user.role === 'bartender';
  return renderEmail({
    to: user.email,
    subject: `Your ${name} staff account`,
    paragraphs: [
      `${fullName(by)} has created a ${name} staff account for you, as ${roleLabels[user.role].toLowerCase()}.`,
      `Open the link below to choose your password. It works once, for ${invitationDays} days.`,
      `After that, you sign in at ${publicUrl}${isBartender ? '/bar/' : '/admin'} with this email address. If the link no longer works, “Forgot password?” there sends a new one.`,
    ],
    link: { label: 'Choose your password', url: `${publicUrl}${resetLinkPath(token)}` },
    from: name,
  });
}

type Texts = { subject: string; paragraph: string };

type Notice = { to: string; texts: (brewery: string) => Texts; advice: string };

async function renderNotice({ to, texts, advice }: Notice): Promise<EmailMessage> {
  const { publicUrl } = settings();
  const { name } = await fetchBrandNames();
  const { subject, paragraph } = texts(name);
  const link = { label: 'Sign in', url: `${publicUrl}/admin` };
  return renderEmail({ to, subject, paragraphs: [paragraph, advice], link, from: name });
}

const tellAdmin = 'If it wasn’t you, tell an admin at once.';

export const passwordChangedEmail = (to: string) =>
  renderNotice({
    to,
    texts: (name) => ({
      subject: `Your ${name} password was changed`,
      paragraph: `The password of your ${name} staff account was changed, by you or by an admin, and you were signed out on your other devices.`,
    }),
    advice: tellAdmin,
  });

/** Also to the earlier address, since it may be the only one that the user reads. */
export const emailChangedEmails = (from: string, to: string) =>
  [from, to].map((recipient) =>
    renderNotice({
      to: recipient,
      texts: (name) => ({
        subject: `The email of your ${name} account was changed`,
        paragraph: `The email of your ${name} staff account was changed from ${from} to ${to}, by you or by an admin. Sign in with the new one.`,
      }),
      advice: tellAdmin,
    }),
  );

export const roleChangedEmail = ({ email, role }: User) =>
  renderNotice({
    to: email,
    texts: (name) => ({
      subject: `Your ${name} role was changed`,
      paragraph: `An admin has changed the role of your ${name} staff account: it is ${roleLabels[role]} now. You were signed out on all devices.`,
    }),
    advice: 'If you did not expect this, ask an admin.',
  });

/** To another admin. */
export const newAdminEmail = (to: string, admin: User) =>
  renderNotice({
    to,
    texts: (name) => ({
      subject: `A new admin of ${name}`,
      paragraph: `${fullName(admin)} (${admin.email}) is an admin of ${name} now, who can see and change everything in the staff app.`,
    }),
    advice:
      'If you did not expect this, delete the account under Settings, change your password, and tell the other admins at once.',
  });

export type SecondFactorChange = 'on' | 'off' | 'recovery-codes';

/** With the name of the brewery. */
const secondFactorTexts: Record<SecondFactorChange, (name: string) => Texts> = {
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

export const secondFactorEmail = (to: string, change: SecondFactorChange) =>
  renderNotice({
    to,
    texts: secondFactorTexts[change],
    advice: 'If you did not expect this, change your password and tell an admin at once.',
  });
