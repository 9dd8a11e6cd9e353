/** The setup of a new brewery in the staff app, and the removal of the demo content. */
import { setupSchema, setupUpdate } from '#domain/setup/schema';
import { defineRoutes } from '#lib/routes';

export default defineRoutes([
  {
    method: 'GET',
    path: '/setup',
    action: 'api::setup.setup.show',
    access: 'staff',
    summary: 'The progress of the setup, whether the demo content can be removed, and the version.',
    response: { setup: setupSchema },
  },
  {
    method: 'PUT',
    path: '/setup',
    action: 'api::setup.setup.update',
    access: 'admin',
    summary: 'Store the progress of the setup. Absent fields stay unchanged.',
    body: setupUpdate,
    response: { setup: setupSchema },
  },
  {
    method: 'POST',
    path: '/setup/start-empty',
    action: 'api::setup.setup.startEmpty',
    access: 'admin',
    needsConfirmation: true,
    summary: 'Remove the demo content. 409 once staff have added or changed anything. Accounts stay.',
    response: { setup: setupSchema },
    failures: [409],
  },
]);
