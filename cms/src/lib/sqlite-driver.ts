/** No one release of the SQLite driver runs on every Node that we support; decision 010 says why. */
import { createRequire } from 'node:module';

const firstNodeWithNapi = 22;

const nodeOf = (version: string) => Number.parseInt(version, 10);

/** The package of the driver for a Node, such as `20.19.1`. */
export const sqliteDriver = (nodeVersion: string) =>
  nodeOf(nodeVersion) >= firstNodeWithNapi ? 'better-sqlite3-napi' : 'better-sqlite3';

type KnexClient = { prototype: { _driver: () => unknown } };

/** Knex knows the driver by its one name: the client that Strapi's own Knex makes is told where it lies. */
export function chooseSqliteDriver(nodeVersion: string): void {
  const fromStrapi = createRequire(require.resolve('@strapi/database'));
  const client = fromStrapi('knex/lib/dialects/better-sqlite3/index.js') as KnexClient;
  client.prototype._driver = () => require(sqliteDriver(nodeVersion));
}
