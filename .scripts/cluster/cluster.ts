/** The topology of docker-compose.yml as processes of this machine: PostgreSQL, S3, two cms, two web, a load balancer. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FaultyCluster, startFaultyPostgres } from '../../cms/test/postgres.ts';
import { noSettings } from '../clean-env.ts';
import { freePorts } from '../free-ports.ts';
import { cms, web } from '../paths.ts';
import { UserError } from '../user-error.mjs';
import { defineCaddy, defineStandIn, findCaddy } from './load-balancer.ts';
import { type Mail, startMail } from './mail.ts';
import { nodeProgram } from './node-program.ts';
import { Program, type ProgramDefinition } from './program.ts';
import { responds } from './responds.ts';
import { createFaults, type Faults, preloadArgs, preloadEnv } from './simulate.ts';
import { defineStorage } from './storage.ts';
import { cmsEnvironment, webEnvironment } from './topology.ts';

export const account = { email: 'cluster@brewery.example', password: 'Many-beers-make-light-work-1' };

export type Cluster = {
  siteUrl: string;
  /** The cms behind the load balancer, and Strapi's panel. */
  cmsUrl: string;
  /** URLs of the single replicas. */
  webUrls: [string, string];
  cmsUrls: [string, string];
  databaseUrl: string;
  /** The objects of the bucket. */
  filesDir: string;
  database: FaultyCluster;
  storage: Program;
  proxy: Program;
  cms: [Program, Program];
  web: [Program, Program];
  /** Null without `simulatesFaults`. */
  faults: Faults | null;
  close: () => Promise<void>;
};

type Options = {
  isLogged?: boolean;
  sitePort?: number;
  cmsPort?: number;
  environment?: Record<string, string>;
  /** Uses a stand-in for Caddy. */
  usesStandIn?: boolean;
  /** Simulates faults of the mail server, the clocks and the disks. */
  simulatesFaults?: boolean;
};

const missing = (program: string, install: string) =>
  new UserError(`The cluster needs ${program}, which is not installed: ${install}`);

async function startDatabase(): Promise<FaultyCluster> {
  const database = await startFaultyPostgres();
  if (!database) throw missing('PostgreSQL', 'apt-get install postgresql');
  return database;
}

export async function startCluster(options: Options = {}): Promise<Cluster> {
  const caddy = options.usesStandIn ? null : findCaddy();
  if (!caddy && !options.usesStandIn) throw missing('Caddy', 'apt-get install caddy');
  const database = await startDatabase();
  const dir = mkdtempSync(path.join(tmpdir(), 'brewery-cluster-'));
  const programs: Program[] = [];
  const mail = options.simulatesFaults ? await startMail() : null;
  const close = async () => {
    for (const program of programs) program.thaw();
    // Ordered from the load balancer to the storage; replicas stop at the same time.
    const [s3, firstCms, secondCms, firstWeb, secondWeb, proxy] = programs;
    for (const group of [[proxy], [firstWeb, secondWeb], [firstCms, secondCms], [s3]]) {
      await Promise.all(group.map((program) => program?.stop()));
    }
    await mail?.stop();
    await database.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    return await startPrograms({ ...options, caddy, database, dir, programs, mail, close });
  } catch (error) {
    await close();
    throw error;
  }
}

type Parts = Options & {
  /** Null: the stand-in. */
  caddy: string | null;
  database: FaultyCluster;
  dir: string;
  /** Gets every program: storage, cms, web, load balancer. */
  programs: Program[];
  mail: Mail | null;
  close: () => Promise<void>;
};

async function startPrograms(parts: Parts): Promise<Cluster> {
  const { caddy, database, dir, programs, mail, close, isLogged = false } = parts;
  const [a = 0, b = 0, c = 0, d = 0, storagePort = 0, adminPort = 0, e = 0, f = 0] = await freePorts(8);
  const { sitePort = e, cmsPort = f } = parts;
  const siteUrl = `http://localhost:${sitePort}`;
  const cmsUrl = `http://127.0.0.1:${cmsPort}`;

  const s3 = defineStorage({ folder: path.join(dir, 's3'), port: storagePort });
  const shared = {
    publicUrl: siteUrl,
    cmsUrl,
    databaseUrl: database.url,
    storage: s3.storage,
    appSecret: randomBytes(32).toString('hex'),
  };
  // By default glibc has up to 8 malloc arenas per core, which cost these programs tens of megabytes.
  const common = {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
    NODE_ENV: 'production',
    ...noSettings,
    // In the containers of docker-compose.yml, web has an address of its own.
    EDGE_SECRET: randomBytes(32).toString('hex'),
  };
  const makeDataDir = (name: string) => {
    const dataDir = path.join(dir, name);
    mkdirSync(dataDir, { mode: 0o700 });
    return dataDir;
  };

  const simulated = mail ? preloadArgs : [];
  const faultEnv = (name: string) => (mail ? { ...preloadEnv(dir, name), SMTP_URL: mail.url } : {});
  const defineCms = (name: string, port: number) =>
    nodeProgram({
      name,
      cwd: cms,
      args: [...simulated, path.join(cms, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'],
      env: {
        ...common,
        STRAPI_TELEMETRY_DISABLED: 'true',
        MAP_TILE_URL: 'off',
        STAFF_ADMIN_EMAIL: account.email,
        STAFF_ADMIN_PASSWORD: account.password,
        PANEL_ADMIN_EMAIL: account.email,
        PANEL_ADMIN_PASSWORD: account.password,
        ...cmsEnvironment(shared, { port, dataDir: makeDataDir(name) }),
        ...faultEnv(name),
        ...parts.environment,
      },
      isReady: () => responds(`http://127.0.0.1:${port}/readyz`),
    });
  const defineWeb = (name: string, port: number) =>
    nodeProgram({
      name,
      cwd: web,
      args: [...simulated, path.join(web, 'dist/server/index.js')],
      env: {
        ...common,
        ...webEnvironment(shared, { port, dataDir: makeDataDir(name) }),
        ...faultEnv(name),
        ...parts.environment,
      },
      isReady: () => responds(`http://127.0.0.1:${port}/readyz/edge`),
    });

  const define = (definition: ProgramDefinition) => {
    const program = new Program(definition, isLogged);
    programs.push(program);
    return program;
  };
  const storage = define(s3.program);
  const bothCms: [Program, Program] = [define(defineCms('cms', a)), define(defineCms('cms-2', b))];
  const bothWeb: [Program, Program] = [define(defineWeb('web', c)), define(defineWeb('web-2', d))];
  const upstreams = { sitePort, cmsPort, cms: [a, b], web: [c, d] };
  const balancerOptions = { adminPort, stateDir: path.join(dir, 'caddy'), upstreams };
  const proxy = define(caddy === null ? defineStandIn(upstreams) : defineCaddy(caddy, balancerOptions));
  await storage.start();
  // The order does not matter: one cms fills the empty database while the other waits, and web waits for both.
  await Promise.all([...bothCms, ...bothWeb, proxy].map((program) => program.start()));
  while (!(await responds(`${siteUrl}/readyz`))) await sleep(100);

  return {
    siteUrl,
    cmsUrl,
    databaseUrl: database.url,
    filesDir: s3.filesDir,
    database,
    storage,
    proxy,
    close,
    webUrls: [`http://127.0.0.1:${c}`, `http://127.0.0.1:${d}`],
    cmsUrls: [`http://127.0.0.1:${a}`, `http://127.0.0.1:${b}`],
    cms: bothCms,
    web: bothWeb,
    faults: mail && createFaults(dir, mail),
  };
}
