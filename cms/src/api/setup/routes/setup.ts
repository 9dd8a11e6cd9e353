/** The setup of a new brewery in the staff app, and the removal of the demo content. */
import * as z from 'zod';
import { ownContentSchema, setupSchema, setupUpdate, startEmptyInput } from '#domain/setup/schema';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'GET /setup': {
    action: 'api::setup.setup.show',
    access: 'staff',
    summary: 'The progress of the setup, whether the demo content can be removed, and the version.',
    response: { setup: setupSchema },
  },
  'PUT /setup': {
    action: 'api::setup.setup.update',
    access: 'admin',
    summary: 'Store the progress of the setup. Absent fields stay unchanged.',
    body: setupUpdate,
    response: { setup: setupSchema },
  },
  'GET /setup/own-content': {
    action: 'api::setup.setup.listOwn',
    access: 'admin',
    summary:
      'What staff have added or changed since the demo content was created, by type. Empty without demo content.',
    response: { own: z.array(ownContentSchema) },
  },
  'POST /setup/start-empty': {
    action: 'api::setup.setup.startEmpty',
    access: 'admin',
    needsConfirmation: true,
    summary:
      'Remove the demo content, with the own content in `remove`, or everything. A backup comes first if own content is removed. Accounts stay. 409 without demo content or backup.',
    body: startEmptyInput,
    response: { setup: setupSchema },
    failures: [409],
  },
});
