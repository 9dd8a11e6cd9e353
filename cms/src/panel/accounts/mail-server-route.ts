/** Whether invitations are emailed. Public, because the responses of `POST /auth/forgot-password` reveal it too. */
import { hasMailServer } from '#lib/mail/server';
import type { AdminRoute } from '../admin-route';

export const mailServerRoute: AdminRoute = {
  method: 'GET',
  path: '/mail-server',
  access: 'public',
  handle: async () => ({ hasMailServer: await hasMailServer() }),
};
