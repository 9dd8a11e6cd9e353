/** Connections of the tests to PostgreSQL. */
import { Client } from 'pg';

/** One for each database: PostgreSQL starts a process for every connection, which takes longer than most queries. */
const connections = new Map<string, Promise<Client>>();

/** The connection is opened again after the server has ended it. */
export function connectTo(connectionString: string): Promise<Client> {
  const existing = connections.get(connectionString);
  if (existing) return existing;
  const client = new Client({ connectionString });
  const forget = () => connections.delete(connectionString);
  client.on('error', forget);
  client.once('end', forget);
  const connection = client.connect().then(() => client);
  connection.catch(forget);
  connections.set(connectionString, connection);
  return connection;
}

export async function disconnectFrom(connectionString: string): Promise<void> {
  const connection = await connections.get(connectionString);
  connections.delete(connectionString);
  await connection?.end();
}
