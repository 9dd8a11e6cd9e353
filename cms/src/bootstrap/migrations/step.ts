import type { Core } from '@strapi/strapi';
import type { Transaction } from '#lib/mutex';

/** A change of data that needs the tables of this version. Queries must use `trx`, or `strapi`, which joins it. */
export type Step = {
  name: string;
  /** Runs at every start, so it finds out what is left to do. Returns what the log reports; null: nothing was left. */
  run(context: { strapi: Core.Strapi; trx: Transaction }): Promise<string | null>;
};
