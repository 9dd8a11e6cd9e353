/**
 * Second factors of staff users. The table is not a content type: no call of the API, the panel or an export can reach it.
 * The secret is encrypted, and only hashes of recovery codes are stored.
 */
import type { Core } from '@strapi/strapi';
import type { Transaction } from '../mutex';

const table = 'staff_second_factors';

export type SecondFactorRow = {
  user_id: number;
  secret: string;
  /** A JSON array; those that were used are removed. */
  recovery_hashes: string;
  /** The time step of the last accepted code, so that no code works twice. PostgreSQL returns it as a string. */
  last_step: number | string;
  /** Milliseconds; null while the setup is not finished. */
  confirmed_at: number | string | null;
};

export async function createSecondFactorTable({ db: { connection } }: Core.Strapi): Promise<void> {
  await connection.raw(
    `create table if not exists ${table} (
       user_id integer primary key, secret text not null, recovery_hashes text not null,
       last_step bigint not null, confirmed_at bigint)`,
  );
  // Of users that something else than Strapi has deleted: SQLite may give their id to a new user.
  await connection.raw(`delete from ${table} where user_id not in (select id from up_users)`);
}

/** In the current transaction, or a new one. */
const query = <Result>(run: (rows: ReturnType<Transaction>) => PromiseLike<Result>): Promise<Result> =>
  // Strapi types the result as a promise of a promise.
  strapi.db.transaction(async ({ trx }) => run(trx(table))).then((result) => result);

/** Locks the row until the current transaction ends. */
export const lockSecondFactor = (userId: number): Promise<SecondFactorRow | undefined> =>
  query((rows) => rows.where({ user_id: userId }).forUpdate().first());

export const findSecondFactor = (userId: number): Promise<SecondFactorRow | undefined> =>
  query((rows) => rows.where({ user_id: userId }).first());

export const saveSecondFactor = (row: SecondFactorRow): Promise<void> =>
  query((rows) => rows.insert(row).onConflict('user_id').merge());

export const updateSecondFactor = (userId: number, changes: Partial<SecondFactorRow>): Promise<void> =>
  query((rows) => rows.where({ user_id: userId }).update(changes));

/** Returns whether there was one. */
export const deleteSecondFactor = async (userId: number): Promise<boolean> =>
  (await query<number>((rows) => rows.where({ user_id: userId }).delete())) > 0;

/** After a change of the secret, which encrypts them: their codes could not be checked anymore. */
export const deleteAllSecondFactors = (): Promise<number> => query((rows) => rows.delete());
