/** A new Strapi with other handlers must not lose our checks silently. */
import type { Core } from '@strapi/strapi';
import { endInvitations } from './invitations';
import { protectOwnAccount, protectLastSuperAdmin } from './own-account';
import { limitPanelAttempts } from './auth-service';
import { recordPanelSignIns } from './revoke-sessions';

/** Strapi's routes, with another name for each handler. */
const renamed = () => {
  const handlers = ['user.change', 'user.removeOne', 'user.removeMany', 'authentication.signIn'];
  const routes = { admin: { type: 'admin', routes: handlers.map((handler) => ({ handler })) } };
  return { admin: { routes } } as unknown as Core.Strapi;
};

test.each([protectLastSuperAdmin, protectOwnAccount, limitPanelAttempts, endInvitations, recordPanelSignIns])(
  'the start fails if Strapi has renamed a handler of %o',
  (register) =>
    expect(() => register(renamed())).toThrow(/^Strapi has no route (user|authentication|authenticated-user)\./),
);
