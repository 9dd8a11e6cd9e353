/** `create-tables.js`: starts once on an empty database, which then has all tables. A restore from the other kind uses it. */
import { runCommand } from '#lib/command-error';
import { withStrapi } from '#lib/with-strapi';

runCommand(() => withStrapi(async () => 'Created', { createsDatabase: true }));
