/** The emails to users of the panel. */
import { renderEmail, type EmailMessage } from '#lib/mail/template';
import { fetchBrandNames } from '#lib/site-settings/queries';
import { invitationDays } from './invitation-expiry';

export type Invitation = { to: string; roles: string[]; invitedBy: string | null; url: string };

const listRoles = (roles: string[]) => (roles.length > 0 ? ` as ${roles.join(' and ')}` : '');

export async function invitationEmail({ to, roles, invitedBy, url }: Invitation): Promise<EmailMessage> {
  const { name } = await fetchBrandNames();
  const inviter = invitedBy ?? name;
  return renderEmail({
    to,
    subject: `Your invitation to the panel of ${name}`,
    paragraphs: [
      `${inviter} has invited you to edit the website of ${name}${listRoles(roles)}.`,
      `Open the link below to choose your password. It works once, within ${invitationDays} days.`,
      'If you did not expect this invitation, ignore this email.',
    ],
    link: { label: 'Accept the invitation', url },
    from: name,
  });
}

export async function panelResetEmail(to: string, url: string): Promise<EmailMessage> {
  const { name } = await fetchBrandNames();
  return renderEmail({
    to,
    subject: `Reset your password for the panel of ${name}`,
    paragraphs: [
      `We received a request to reset the password of your account in the panel of ${name}.`,
      'Open the link below to choose a new one. It works once.',
      'If it wasn’t you, ignore this email: your password stays as it is.',
    ],
    link: { label: 'Choose a new password', url },
    from: name,
  });
}
