/** Starts Strapi on this installation's database, without listening, so that commands work while the system runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { CommandError } from './command-error';
import { cmsDir, settings } from './settings';
import { databaseFile } from './startup-checks';

function assertDatabaseExists() {
  const { databaseUrl, dataDir } = settings();
  if (databaseUrl === null && !existsSync(databaseFile(dataDir)))
    throw new CommandError(`There is no database in ${dataDir} yet. Start the system once: npm start`);
}

export async function withStrapi<Result>(
  work: (app: Core.Strapi) => Promise<Result>,
  { createsDatabase = false } = {},
): Promise<Result> {
  // This process adds no demo content and sends no email: the running system delivers the outbox.
  Object.assign(process.env, { SEED: 'false', SMTP_URL: '' });
  if (!createsDatabase) assertDatabaseExists();
  const app = createStrapi({
    appDir: cmsDir,
    distDir: join(cmsDir, 'dist'),
    autoReload: false,
    serveAdminPanel: false,
  });
  app.log.silent = true;
  try {
    await app.load();
    return await work(app);
  } finally {
    await app.destroy();
  }
}
