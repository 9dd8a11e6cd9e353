/** Runs the steps after Strapi has adapted the tables, under the startup lock. A failing step stops the start. */
import type { Core } from '@strapi/strapi';
import { steps } from './steps';

/** Runs all steps in one transaction: if one fails, none has changed anything. */
export async function runMigrationSteps(strapi: Core.Strapi): Promise<void> {
  const reports: string[] = [];
  await strapi.db.transaction(async ({ trx }) => {
    for (const { name, run } of steps) {
      const report = await run({ strapi, trx });
      if (report !== null) reports.push(`Migration of ${name}: ${report}`);
    }
  });
  for (const report of reports) strapi.log.info(report);
}
