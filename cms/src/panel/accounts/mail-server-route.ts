/** Whether invitations are emailed. Public, because the responses of `POST /auth/forgot-password` reveal it too. */
import { settings } from '#lib/settings';
import type { AdminRoute } from '../routes';

export const mailServerRoute: AdminRoute = {
  method: 'GET',
  path: '/mail-server',
  access: 'public',
  handle: () => ({ hasMailServer: settings().smtpUrl !== null }),
};
