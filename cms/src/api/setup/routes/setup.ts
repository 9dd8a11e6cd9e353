/** The first screen of the staff app: the setup of a new brewery, with or without the demo content. */
import { setupSchema, setupUpdate } from '#domain/setup/schema';
import { defineRoutes } from '#lib/routes';

export default defineRoutes([
  {
    method: 'GET',
    path: '/setup',
    action: 'api::setup.setup.show',
    access: 'staff',
    summary: 'How far the setup has come, and whether the demo content can be removed.',
    response: { setup: setupSchema },
  },
  {
    method: 'PUT',
    path: '/setup',
    action: 'api::setup.setup.update',
    access: 'admin',
    summary: 'Store how far the setup has come. Absent fields stay unchanged.',
    body: setupUpdate,
    response: { setup: setupSchema },
  },
  {
    method: 'POST',
    path: '/setup/start-empty',
    action: 'api::setup.setup.startEmpty',
    access: 'admin',
    summary: 'Remove the demo content. Refused once staff have added or changed anything; accounts stay.',
    response: { setup: setupSchema },
    failures: [409],
  },
]);
