import type { Core } from '@strapi/strapi';
import type { Transaction } from '#lib/database/transaction';

/** A change of data that needs the tables of this version. Queries must use `trx`, or `strapi`, which joins it. */
export type Step = {
  name: string;
  /** Idempotent: it runs at every start. Returns what the log reports; null if there was nothing to do. */
  run(context: { strapi: Core.Strapi; trx: Transaction }): Promise<string | null>;
};

export const steps: Step[] = [];
