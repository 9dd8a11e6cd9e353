/** Runs the steps after Strapi has adapted the tables, under the startup lock. A failing step stops the start. */
import type { Core } from '@strapi/strapi';
import { steps } from './steps';

export async function runMigrationSteps(strapi: Core.Strapi): Promise<void> {
  for (const { name, run } of steps) {
    const report = await strapi.db.transaction(({ trx }) => run({ strapi, trx })).then((result) => result);
    if (report !== null) strapi.log.info(`Migration of ${name}: ${report}`);
  }
}
