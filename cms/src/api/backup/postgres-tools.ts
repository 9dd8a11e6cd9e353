/** Runs PostgreSQL's own programs. The connection is passed in the environment: other users can see the arguments. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { CommandError, reasonOf } from '#lib/command-error';

type Tool = 'pg_dump' | 'pg_restore';

const programName = 'brewery backup';
const debianFolder = '/usr/lib/postgresql';

/** The newest one of Debian's, which can connect to all earlier servers; else that of the path. */
function findTool(tool: Tool): string {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  ];
  const folder = folders.find((candidate) => existsSync(join(candidate, tool)));
  if (folder === undefined)
    throw new CommandError(
      `${tool} is not installed. Backups of PostgreSQL need its client programs: apt-get install postgresql-client, or brew install libpq.`,
    );
  return join(folder, tool);
}

/** Parameters of the URL that libpq knows under another name. */
const parameters: Record<string, string> = {
  host: 'PGHOST',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
};

/** The driver's `no-verify` is `require` in libpq. */
const toLibpq = (name: string, value: string) => (name === 'sslmode' && value === 'no-verify' ? 'require' : value);

function connectionEnv(databaseUrl: string): NodeJS.ProcessEnv {
  const url = new URL(databaseUrl);
  const env: NodeJS.ProcessEnv = {
    PGHOST: url.hostname.replace(/^\[|\]$/g, ''),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGAPPNAME: programName,
    PGCONNECT_TIMEOUT: '10',
  };
  for (const [name, value] of url.searchParams) {
    const variable = parameters[name];
    if (variable) env[variable] = toLibpq(name, value);
  }
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value));
}

/** `server version: 17.2; pg_dump version: 15.18` and so on. */
const explain = (tool: Tool, output: string) =>
  /server version mismatch/.test(output)
    ? `${tool} is older than the server. Please install the client programs of the server's version. ${output}`
    : `${tool} failed: ${output}`;

/** Rejects with what the program printed. */
export function runTool(tool: Tool, args: string[], databaseUrl: string | null, signal: AbortSignal): Promise<void> {
  const { PATH, HOME, LANG } = process.env;
  const env = { PATH, HOME, LANG, ...(databaseUrl === null ? {} : connectionEnv(databaseUrl)) };
  return new Promise((resolve, reject) => {
    const child = spawn(findTool(tool), args, { env, signal, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-4000);
    });
    child.once('error', (error) => reject(new CommandError(`${tool} can't be started: ${reasonOf(error)}`)));
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new CommandError(explain(tool, output.trim().replaceAll(/\s*\n\s*/g, ' ')))),
    );
  });
}

export async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: programName,
    connectionTimeoutMillis: 10_000,
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    // Of a host name with several addresses, whose message is empty.
    const reason = reasonOf(error) || String(Reflect.get(Object(error), 'code'));
    throw new CommandError(`DATABASE_URL: the database can't be reached (${reason})`);
  }
}
