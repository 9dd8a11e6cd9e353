/** The stages of `npm test` and `npm run test:full`: the build and the quick checks first, the journeys through the running system last. */
import path from 'node:path';
import { buildStale } from '../build/build.ts';
import { cleanEnv } from '../clean-env.ts';
import { bin, cms, root, web } from '../paths.ts';
import { exec } from '../exec.mjs';
import { findBrowser } from './browser.ts';
import { readPlaywright, readVitest, withRepetition } from './reports.ts';
import type { Stage } from './stage.ts';

type Options = { cwd: string; env?: Record<string, string> };

const run = (name: string, command: string, args: string[], { cwd, env = {} }: Options) =>
  exec(name, command, args, {
    cwd,
    env: cleanEnv({ NODE_ENV: 'test', STRAPI_TELEMETRY_DISABLED: 'true', ...env }),
  });

const check = (name: string, program: string, ...args: string[]): Stage => ({
  name,
  cores: 1,
  run: () => run(program, bin(root, program), args, { cwd: root }),
});

const checkTypes = (project: string, compilerFolder = root): Stage => ({
  name: `types of ${path.relative(root, path.resolve(root, project))}`,
  cores: 1,
  run: () => run('tsc', bin(compilerFolder, 'tsc'), ['--noEmit', '-p', project], { cwd: root }),
});

type VitestOptions = Options &
  Pick<Stage, 'cores' | 'needs'> & { config: string; label: string; projects?: string[]; folder?: string };

const vitest = (
  name: string,
  { cwd, config, label, projects = [], folder = cwd, env = {}, cores, needs }: VitestOptions,
): Stage => ({
  name,
  cores,
  needs,
  run: ({ report, starts }) =>
    run(
      label,
      bin(folder, 'vitest'),
      [
        'run',
        '--config',
        config,
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { cwd, env: { STARTS_FILE: starts, ...env } },
    ),
  readReport: readVitest,
});

/** First, since most stages need it; the checks fill the core that it leaves. */
const build: Stage = { name: 'build', cores: 1, run: () => buildStale().then(() => 0) };
const needs = [build.name];

const unit = vitest('unit', { cwd: cms, config: 'vitest.unit.config.mts', label: 'unit', cores: 2 });

const api = (name: string, label: string, env: Record<string, string>) =>
  vitest(`API on ${name}`, {
    cwd: cms,
    config: 'vitest.config.mts',
    label,
    cores: 0.5,
    needs,
    env: { API_COMPILE: 'off', ...env },
  });

const onSqlite = (env: Record<string, string> = {}) => api('SQLite', 'SQLite', { API_DATABASE: 'sqlite', ...env });
const onPostgres = (env: Record<string, string>) =>
  api('PostgreSQL and S3', 'Postgres', { API_DATABASE: 'postgres', API_STORAGE: 's3', ...env });

const webTests = (project: 'pages' | 'edge') =>
  vitest(`web: ${project}`, { cwd: web, config: 'vitest.config.ts', label: 'web', projects: [project], cores: 1 });

const scriptTests = (project: 'scripts' | 'attack' | 'cluster') =>
  vitest(project, {
    cwd: root,
    config: '.scripts/vitest.config.ts',
    label: project,
    projects: [project],
    cores: 2,
    needs,
  });

const repeatedReport = (report: string) => `${report}-repeated`;
const runJourneys = async (report: string, ...args: string[]) =>
  run('browser', bin(web, 'playwright'), ['test', '--reporter=list,json', ...args], {
    cwd: web,
    env: { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });

/**
 * Journeys that fail run again afterwards, one after another on a system of their own: what fails there is a fault of the
 * product, what passes is flaky, and named in the summary.
 */
const journeys: Stage = {
  name: 'journeys in a browser',
  cores: 2,
  needs,
  async run({ report }) {
    const code = await runJourneys(report);
    return code === 0 ? 0 : runJourneys(repeatedReport(report), '--last-failed', '--workers=1');
  },
  readReport: (report) => {
    const first = readPlaywright(report);
    return first.failed === 0 ? first : withRepetition(first, readPlaywright(repeatedReport(report)));
  },
};

/** No build checks them. */
const checks: Stage[] = [
  check('format', 'prettier', '--check', '--log-level=warn', '.'),
  checkTypes('cms', cms),
  checkTypes('cms/test', cms),
  checkTypes('web', web),
  checkTypes('admin-extensions', cms),
  checkTypes('.scripts'),
  check('lint', 'oxlint', '--deny-warnings'),
];

/** Everything that protects a landing: `npm test`. */
export const suite: Stage[] = [
  build,
  ...checks,
  unit,
  // Each waits for one server at a time, and for what it lets time out: the pages fill both cores.
  onSqlite({ API_FILES: 'npm-test' }),
  onPostgres({ API_FILES: 'npm-test' }),
  webTests('pages'),
  webTests('edge'),
  ...(['scripts', 'attack', 'cluster'] as const).map(scriptTests),
  journeys,
];

export const quickChecks: Stage[] = [...checks, unit];

/** Everything on both databases, with other random values each time; the seeds are printed. */
export const fullSuite = (): Stage[] => {
  const seed = String(Date.now());
  const long = { FUZZ_SEED: seed, FUZZ_REQUESTS: '60', MONKEY_SEED: seed, MONKEY_COUNT: '1000' };
  const command = (name: string): Stage => ({
    name,
    cores: 2,
    needs,
    run: () => run(name, process.execPath, ['.scripts/run.mjs', name, '--no-build'], { cwd: root }),
  });
  return [
    build,
    ...checks,
    unit,
    onSqlite(long),
    onPostgres(long),
    webTests('pages'),
    webTests('edge'),
    scriptTests('scripts'),
    command('test-attack'),
    command('test-cluster'),
    journeys,
  ];
};
