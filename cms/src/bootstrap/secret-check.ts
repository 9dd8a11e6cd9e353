/**
 * Replicas with different secrets would reject each other's sessions, links and keys, so the database has a fingerprint of
 * the secret of its first start, and a replica with another secret does not start. `APP_SECRET_CHANGED` confirms a change;
 * its value belongs to the new secret, so that it has no effect on others if it remains set.
 */
import type { Core } from '@strapi/strapi';
import { deleteAllSecondFactors } from '#lib/second-factor';
import { secretFile, secretFor } from '#lib/secrets';
import { settings } from '#lib/settings';
import { failStartup } from '#lib/startup-checks';

const storeTable = 'strapi_core_store_settings';
const storeKey = 'core_brewery_secret-fingerprint';
const store = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'brewery', key: 'secret-fingerprint' });

/** The secret can't be computed from it. */
const fingerprint = () => secretFor('fingerprint');
const confirmation = () => Buffer.from(secretFor('confirmation of a change'), 'base64url').toString('hex').slice(0, 8);

const isConfirmed = () => settings().appSecretChanged === confirmation();

/** Strapi's store is not available before it has migrated the database, which an old replica must not do. */
async function readFingerprint(strapi: Core.Strapi): Promise<string | null> {
  const { connection } = strapi.db;
  if (!(await strapi.db.getSchemaConnection().hasTable(storeTable))) return null;
  const row: { value: string } | undefined = await connection(storeTable).where('key', storeKey).first('value');
  return row ? (JSON.parse(row.value) as string) : null;
}

const describeSecret = () => {
  const { appSecret, dataDir } = settings();
  return appSecret === null ? `APP_SECRET is not set, and the one in ${secretFile(dataDir)}` : 'APP_SECRET';
};

/** Call before anything is changed. */
export async function checkSecret(strapi: Core.Strapi): Promise<void> {
  const stored = await readFingerprint(strapi);
  if (stored === null || stored === fingerprint() || isConfirmed()) return;
  failStartup(
    `${describeSecret()} differs from the secret of this database: all replicas must have the same one. To change it, which ends all sessions and invalidates the panel's API tokens, stop all replicas and start with APP_SECRET_CHANGED=${confirmation()}`,
  );
}

export async function storeSecretFingerprint(strapi: Core.Strapi): Promise<void> {
  const stored = await store(strapi).get();
  if (stored === fingerprint()) return;
  // Their tokens have the old signature.
  if (stored !== null) {
    for (const uid of ['api::session.session', 'admin::session'] as const) await strapi.db.query(uid).deleteMany({});
    const count = await deleteAllSecondFactors();
    strapi.log.warn(`APP_SECRET was changed: all sessions have ended, and ${count} second factors are off`);
  }
  await store(strapi).set({ value: fingerprint() });
}
