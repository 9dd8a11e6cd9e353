/** No single release of the SQLite driver runs on every supported Node version: see decision record 010. */
import { createRequire } from 'node:module';

const minNodeMajorForNapi = 22;

const majorOf = (version: string) => Number.parseInt(version, 10);

/** The driver's package for a Node version such as `20.19.1`. */
export const sqliteDriver = (nodeVersion: string) =>
  majorOf(nodeVersion) >= minNodeMajorForNapi ? 'better-sqlite3-napi' : 'better-sqlite3';

type KnexClient = { prototype: { _driver: () => unknown } };

/** Knex hard-codes the driver's package name: replaces the loader in Strapi's own copy of Knex. */
export function chooseSqliteDriver(nodeVersion: string): void {
  const fromStrapi = createRequire(require.resolve('@strapi/database'));
  const client = fromStrapi('knex/lib/dialects/better-sqlite3/index.js') as KnexClient;
  client.prototype._driver = () => require(sqliteDriver(nodeVersion));
}
