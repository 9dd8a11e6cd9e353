/** The faults that a cluster must survive: each is caused under constant load, and over when it resolves. */
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureClockJump } from './clock-jump.ts';
import type { Cluster } from './cluster.ts';
import { compareWithDatabase, type Stored } from './stored-writes.ts';
import { type LoadResult, startLoad } from './load.ts';
import type { Program } from './program.ts';
import { measureMailOutage } from './mail-outage.ts';
import { measureOutage } from './outage.ts';
import { requireFaults } from './simulate.ts';
import { measureStorageOutage } from './storage-outage.ts';
import { measureVisibility } from './visibility.ts';

export type Fault = {
  name: string;
  /** Whether writes may be refused with 503 during the fault, because nothing could save them. */
  canRefuse?: boolean;
  /** Resolves with what a person should know. */
  cause: (cluster: Cluster) => Promise<string>;
};

export type FaultResult = LoadResult & Stored & { fault: Fault; note: string; seconds: number; problems: string[] };

/** The load balancer takes this long to send requests to a replica that is ready again. */
const rejoinMs = 2500;
const outageMs = 10_000;
const hourMs = 3_600_000;

async function restart(program: Program): Promise<string> {
  const startedAt = Date.now();
  const exit = await program.stop();
  const stopSeconds = (Date.now() - startedAt) / 1000;
  await program.start();
  await sleep(rejoinMs);
  return `exit ${exit} after ${stopSeconds.toFixed(1)} s`;
}

async function restartEach(programs: Program[]): Promise<string> {
  const notes: string[] = [];
  for (const program of programs) notes.push(`${program.definition.name}: ${await restart(program)}`);
  return notes.join('; ');
}

async function kill(program: Program): Promise<string> {
  const startedAt = Date.now();
  await program.kill();
  await program.waitUntilReady();
  const seconds = (Date.now() - startedAt) / 1000;
  await sleep(rejoinMs);
  return `ready again after ${seconds.toFixed(1)} s`;
}

async function freeze(program: Program, forMs: number): Promise<string> {
  program.freeze();
  await sleep(forMs);
  program.thaw();
  await sleep(rejoinMs);
  return `frozen for ${forMs / 1000} s`;
}

const both = async (faults: Promise<string>[]) => (await Promise.all(faults)).join('; ');

/** Those of `npm test`: one of each kind. Only some load balancers repeat a read that a killed web left unanswered. */
export const essentialFaults = ({ repeatsReads }: { repeatsReads: boolean }): Fault[] => [
  {
    name: 'rolling restart (SIGTERM) of a cms and a web',
    cause: ({ cms, web }) => both([restart(cms[0]), restart(web[0])]),
  },
  {
    name: repeatsReads ? 'kill -9 of a cms and a web' : 'kill -9 of a cms',
    cause: ({ cms, web }) => both([kill(cms[1]), ...(repeatsReads ? [kill(web[1])] : [])]),
  },
  { name: 'a change on the other web', cause: (cluster) => measureVisibility(cluster, { rounds: 3 }) },
];

const databaseOutage = (name: string, lastsMs: number): Fault => ({
  name,
  canRefuse: true,
  cause: (cluster) =>
    measureOutage(cluster, { begin: () => cluster.database.halt(), lastsMs, end: () => cluster.database.resume() }),
});

export const allFaults: Fault[] = [
  { name: 'none', cause: () => sleep(10_000, 'no fault, for comparison') },
  { name: 'rolling restart (SIGTERM) of both cms', cause: ({ cms }) => restartEach(cms) },
  { name: 'rolling restart (SIGTERM) of both web', cause: ({ web }) => restartEach(web) },
  { name: 'kill -9 of each cms', cause: async ({ cms }) => `${await kill(cms[0])}; ${await kill(cms[1])}` },
  { name: 'kill -9 of each web', cause: async ({ web }) => `${await kill(web[0])}; ${await kill(web[1])}` },
  { name: 'a cms frozen (SIGSTOP)', cause: ({ cms }) => freeze(cms[0], 8000) },
  { name: 'a web frozen (SIGSTOP)', cause: ({ web }) => freeze(web[0], 8000) },
  databaseOutage('PostgreSQL restarted', 0),
  databaseOutage('PostgreSQL stopped for 10 s', outageMs),
  {
    name: 'PostgreSQL frozen for 10 s',
    canRefuse: true,
    cause: (cluster) =>
      measureOutage(cluster, {
        begin: () => cluster.database.freeze(),
        lastsMs: outageMs,
        end: () => cluster.database.thaw(),
      }),
  },
  {
    name: 'S3 stopped',
    cause: (cluster) =>
      measureStorageOutage(cluster, { begin: () => cluster.storage.stop(), end: () => cluster.storage.start() }),
  },
  {
    name: 'S3 frozen (slow)',
    cause: (cluster) =>
      measureStorageOutage(cluster, { begin: () => cluster.storage.freeze(), end: () => cluster.storage.thaw() }),
  },
  {
    name: 'disks of both cms full',
    cause: (cluster) => {
      const { simulate } = requireFaults(cluster);
      return measureStorageOutage(cluster, {
        begin: () => simulate(cluster.cms, { fullFolders: [tmpdir()] }),
        end: () => simulate(cluster.cms, {}),
      });
    },
  },
  { name: 'mail server stopped for 10 s', cause: (cluster) => measureMailOutage(cluster, 'refuse') },
  { name: 'mail server frozen for 10 s', cause: (cluster) => measureMailOutage(cluster, 'freeze') },
  {
    name: 'clocks of all cms and web an hour ahead, and back',
    cause: (cluster) => measureClockJump(cluster, [...cluster.cms, ...cluster.web], hourMs),
  },
  {
    name: 'clocks of all cms and web an hour behind, and back',
    cause: (cluster) => measureClockJump(cluster, [...cluster.cms, ...cluster.web], -hourMs),
  },
  {
    name: 'the clock of a cms an hour ahead, and back',
    cause: (cluster) => measureClockJump(cluster, [cluster.cms[0]], hourMs),
  },
  { name: 'a change on the other web', cause: (cluster) => measureVisibility(cluster, { rounds: 20, budgetMs: 1000 }) },
];

/** What is wrong with the result; empty if nothing is. */
function findProblems(fault: Fault, load: LoadResult, { lost, duplicated }: Stored): string[] {
  const writes = [load.forms, load.staff];
  const refused = writes.reduce((sum, traffic) => sum + traffic.refused, 0);
  const failed = [load.reads, ...writes].reduce((sum, traffic) => sum + traffic.failed, 0);
  return [
    ...(failed > 0 ? [`${failed} requests failed`, ...load.failures] : []),
    ...(refused > 0 && !fault.canRefuse ? [`${refused} writes were refused`] : []),
    ...(load.reads.refused > 0 && !fault.canRefuse ? [`${load.reads.refused} staff reads were refused`] : []),
    ...lost.map((marker) => `lost: ${marker}`),
    ...duplicated.map((marker) => `duplicated: ${marker}`),
    ...(load.savedForms.length === 0 || load.savedBeers.length === 0 ? ['no write was saved'] : []),
  ];
}

let runs = 0;

/** The load before and after a fault, so that its first and last requests are part of the result. */
const aroundMs = 1000;

export async function runFault(cluster: Cluster, fault: Fault): Promise<FaultResult> {
  const run = `run ${process.pid}.${(runs += 1)}`;
  const startedAt = Date.now();
  const load = await startLoad(cluster, run);
  await sleep(aroundMs);
  const note = await fault.cause(cluster).catch((error: unknown) => `FAILED: ${String(error)}`);
  await sleep(aroundMs);
  const result = await load.stop();
  const stored = await compareWithDatabase(cluster.databaseUrl, run, result);
  const problems = [...(note.startsWith('FAILED') ? [note] : []), ...findProblems(fault, result, stored)];
  return { ...result, ...stored, fault, note, problems, seconds: (Date.now() - startedAt) / 1000 };
}
