/** Emails the invitation of a new panel user, whose link Strapi only shows. Without a mail server, the link is to copy. */
import type { Core } from '@strapi/strapi';
import { enqueue } from '#lib/mail/enqueue';
import { settings } from '#lib/settings';
import { formatFullName, getPanelUser } from '../panel-user';
import { invitationEmail } from './emails';
import { findPanelUrl } from './panel-url';

type User = {
  email: string;
  isActive: boolean;
  registrationToken: string | null;
  roles?: { name: string }[];
};

function findInviter(): string | null {
  const user = getPanelUser();
  return user && formatFullName(user);
}

async function invite(strapi: Core.Strapi, { email, roles = [], registrationToken }: User): Promise<void> {
  const url = `${await findPanelUrl(strapi)}/auth/register?registrationToken=${registrationToken}`;
  const names = roles.map(({ name }) => name);
  await enqueue([await invitationEmail({ to: email, roles: names, invitedBy: findInviter(), url })]);
}

export function sendInvitations(strapi: Core.Strapi): void {
  if (!settings().smtpUrl) return;
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterCreate({ result }) {
      const user = result as User;
      if (user.isActive || !user.registrationToken) return;
      // The user exists by now, and the panel shows the link.
      await invite(strapi, user).catch((error: unknown) => {
        strapi.log.error(`An invitation was not queued: ${String(error)}`);
      });
    },
  });
}
