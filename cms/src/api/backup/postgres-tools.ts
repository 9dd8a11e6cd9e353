/** Runs PostgreSQL's own programs. The connection is passed in the environment: other users can see the arguments. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, createReadStream } from 'node:fs';
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

/** Resolves with the exit code of a program and the end of its output; rejects if it could not be started. */
export async function waitFor(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output = (output + chunk).slice(-10_000)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.trim() };
}

/** Rejects with what the program printed. */
export async function runTool(
  tool: Tool,
  args: string[],
  databaseUrl: string | null,
  signal: AbortSignal,
): Promise<void> {
  const { PATH, HOME, LANG } = process.env;
  const env = { PATH, HOME, LANG, ...(databaseUrl === null ? {} : connectionEnv(databaseUrl)) };
  const child = spawn(findTool(tool), args, { env, signal, stdio: ['ignore', 'ignore', 'pipe'] });
  const { code, output } = await waitFor(child).catch((error: unknown) => {
    throw new CommandError(`${tool} can't be started: ${reasonOf(error)}`);
  });
  if (code !== 0) throw new CommandError(explain(tool, output.replaceAll(/\s*\n\s*/g, ' ')));
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
    // The error of a host name with several addresses has an empty message.
    const reason = reasonOf(error) || String(Reflect.get(Object(error), 'code'));
    throw new CommandError(`DATABASE_URL: the database can't be reached (${reason})`);
  }
}

const name = String.raw`(?:\w+|"[\w -]+")`;
const names = String.raw`${name}(?:, ${name})*`;
const type = String.raw`(?:bigint|integer|smallint|boolean|text|jsonb?|date|uuid|real|double precision|character(?: varying)?|numeric|time(?:stamp)?)(?:\(\d+(?:,\d+)?\))?(?: with(?:out)? time zone)?`;
/** A text without backslashes, so that it ends where the server ends it. */
const text = String.raw`'(?:[^'\\]|'')*'`;
const range = '(?:AS \\w+ )?START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1';
const onDelete = '(?: ON (?:UPDATE|DELETE) (?:CASCADE|SET NULL|RESTRICT))*';
/** An expression of an index: its functions do nothing but compute. */
const expression = String.raw`(?:[\w .,:()=<>|]|${text}|"[\w -]+")+`;

/**
 * The statements, each in one line, and the start of rows. `schema`: that of the product. Others belong to other programs,
 * or to the system, whose tables superusers can write.
 */
function formsIn(schema: string) {
  const qualified = String.raw`${schema}\.${name}`;
  const sequence = `'${qualified}'`;
  const value = String.raw`(?:${text}(?:::${type})?|-?\d+(?:\.\d+)?|true|false|nextval\(${sequence}::regclass\))`;
  const column = String.raw`${name} ${type}(?: COLLATE pg_catalog\."\w+")?(?: DEFAULT ${value})?(?: NOT NULL)?`;
  const altered = `(?:IF EXISTS )?(?:ONLY )?${qualified}`;
  const statements = [
    String.raw`SET \w+ = (?:0|on|off|false|warning|content|heap|''|'UTF8')`,
    String.raw`SELECT pg_catalog\.set_config\('search_path', '', false\)`,
    String.raw`SELECT pg_catalog\.setval\(${sequence}, \d+, (?:true|false)\)`,
    String.raw`CREATE TABLE ${qualified} \( ${column}(?:, ${column})* \)`,
    `CREATE SEQUENCE ${qualified} ${range}`,
    String.raw`ALTER SEQUENCE (?:IF EXISTS )?${qualified} OWNED BY ${qualified}\.${name}`,
    `CREATE (?:UNIQUE )?INDEX ${name} ON ${qualified} USING (?:btree|gin) ${expression}`,
    `ALTER TABLE ${altered} ALTER COLUMN ${name} (?:SET DEFAULT ${value}|DROP DEFAULT)`,
    String.raw`ALTER TABLE ${altered} ALTER COLUMN ${name} ADD GENERATED ALWAYS AS IDENTITY \( SEQUENCE NAME ${qualified} ${range} \)`,
    String.raw`ALTER TABLE ${altered} ADD CONSTRAINT ${name} (?:PRIMARY KEY|UNIQUE) \(${names}\)`,
    String.raw`ALTER TABLE ${altered} ADD CONSTRAINT ${name} FOREIGN KEY \(${names}\) REFERENCES ${qualified}\(${names}\)${onDelete}`,
    `ALTER TABLE ${altered} DROP CONSTRAINT (?:IF EXISTS )?${name}`,
    `DROP (?:INDEX|SEQUENCE|TABLE) (?:IF EXISTS )?${qualified}`,
  ];

  return {
    isStatement: new RegExp(`^(?:${statements.join('|')});$`),
    startOfRows: new RegExp(String.raw`^COPY ${schema}\.(${name}) \(${names}\) FROM stdin;$`),
  };
}

/** Comments between statements, and commands of psql, which is not used. `\r` ends a comment, as in the server. */
const isIgnored = /^(?:--[^\r]*|\\(?:un)?restrict \w+)?$/;

/** `readline` also splits at separators that texts of rows can contain. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'latin1')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

type Rows = { table: string; count: number };

/**
 * A crafted dump could contain statements that run programs, or change other data: each must have one of the forms that
 * `pg_dump` writes for the tables of this product. Returns the rows of the script's table, which end it; null without
 * any. A script of several tables could hide the statements of one in the rows of another.
 */
export async function readDumpScript(file: string, schema: string): Promise<Rows | null> {
  const { isStatement, startOfRows } = formsIn(schema);
  let rows: Rows | null = null;
  let statement = '';
  for await (const line of readLines(file)) {
    if (rows !== null) {
      if (line === '\\.') return rows;
      rows.count += 1;
    } else if (statement !== '' || !isIgnored.test(line)) {
      statement = `${statement} ${line.trim()}`.trim();
      if (!line.endsWith(';')) continue;
      const table = startOfRows.exec(statement)?.[1];
      if (table !== undefined) rows = { table: table.replaceAll('"', ''), count: 0 };
      else if (!isStatement.test(statement)) break;
      statement = '';
    }
  }
  if (statement) throw new CommandError(`The backup is damaged: ${statement.slice(0, 200)} does not belong to it.`);
  return rows;
}
