/** Runs the steps after Strapi has adapted the tables, under the startup lock. A failing step stops the start. */
import type { Core } from '@strapi/strapi';
import type { Transaction } from '#lib/database/transaction';

/** A change of data that needs the tables of this version. Queries must use `trx`, or `strapi`, which joins it. */
export type Step = {
  name: string;
  /** Idempotent: it runs at every start. Returns what the log reports; null if there was nothing to do. */
  run(context: { strapi: Core.Strapi; trx: Transaction }): Promise<string | null>;
};

/** In the order in which they run. */
export const steps: Step[] = [];

/** In one transaction: if a step fails, none has changed anything. */
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
