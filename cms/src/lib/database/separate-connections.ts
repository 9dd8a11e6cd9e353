/**
 * A few connections for queries that do not belong to the transaction of their request, such as the counts of rate limits.
 * If such a query took a second connection from the pool that its transaction uses, as many requests as the pool has
 * connections would wait for each other until they fail.
 */
import { Pool } from 'pg';
import { trackConnection } from './connections';
import { failWhileDown } from './watchdog';

export function openSeparateConnections(connectionString: string, name: string): Pick<Pool, 'query'> {
  const pool = new Pool({
    connectionString,
    application_name: `brewery ${name}`,
    max: 4,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // They don't keep a command or a test running.
    allowExitOnIdle: true,
  });
  pool.on('connect', trackConnection);
  // The watchdog logs the outage.
  pool.on('error', (error) => strapi.log.debug(`A connection for ${name} was lost: ${error.message}`));
  return {
    query(query) {
      failWhileDown();
      return pool.query(query);
    },
  };
}
