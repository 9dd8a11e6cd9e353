/** Emails the invitation of a new panel user, whose link Strapi only shows. Without a mail server, the link is to copy. */
import type { Core } from '@strapi/strapi';
import { afterCommit } from '#lib/after-commit';
import { enqueue } from '#lib/mail/enqueue';
import { settings } from '#lib/settings';
import { formatFullName, getPanelUser } from '#lib/panel-user';
import { invitationEmail } from './emails';
import { findPanelUrl } from './panel-url';

type User = {
  id: number;
  email: string;
  isActive: boolean;
  registrationToken: string | null;
  roles?: { name: string }[];
};

function findInviter(): string | null {
  const user = getPanelUser();
  return user && formatFullName(user);
}

type Sender = { user: User; invitedBy: string | null };

async function invite(strapi: Core.Strapi, { user, invitedBy }: Sender): Promise<void> {
  const { email, roles = [], registrationToken } = user;
  const url = `${await findPanelUrl(strapi)}/auth/register?registrationToken=${registrationToken}`;
  await enqueue([await invitationEmail({ to: email, roles: roles.map(({ name }) => name), invitedBy, url })]);
}

/** Without the message: those of the database name the values, such as the email address. */
const nameOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown error';
  return [error.name, Reflect.get(error, 'code')].filter(Boolean).join(' ');
};

export function sendInvitations(strapi: Core.Strapi): void {
  if (!settings().smtpUrl) return;
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterCreate({ result }) {
      const user = result as User;
      if (user.isActive || !user.registrationToken) return;
      const invitedBy = findInviter();
      // The user exists by then, and the panel shows the link.
      await afterCommit(strapi, 'Inviting', () =>
        invite(strapi, { user, invitedBy }).catch((error: unknown) => {
          strapi.log.error(`The invitation of panel user ${user.id} was not queued: ${nameOf(error)}`);
        }),
      );
    },
  });
}
