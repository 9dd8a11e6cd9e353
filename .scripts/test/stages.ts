/** The stages of the test suite: quick checks first, the journeys through the running system last. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from '../build/build.ts';
import { cleanEnv } from '../clean-env.ts';
import { bin, cms, root, web } from '../paths.ts';
import { exec } from '../exec.mjs';
import { findBrowser } from './browser.ts';
import { readPlaywright, readTap, readVitest } from './reports.ts';
import type { Stage, Step } from './stage.ts';

type Options = { cwd: string; env?: Record<string, string> };

const run = (name: string, command: string, args: string[], { cwd, env = {} }: Options) =>
  exec(name, command, args, {
    cwd,
    env: cleanEnv({ NODE_ENV: 'test', STRAPI_TELEMETRY_DISABLED: 'true', ...env }),
  });

const check = (name: string, program: string, ...args: string[]): Stage => ({
  name,
  run: () => run(program, bin(root, program), args, { cwd: root }),
});

const checkTypes = (project: string, compilerFolder = root): Stage => ({
  name: `types of ${path.relative(root, path.resolve(root, project))}`,
  run: () => run('tsc', bin(compilerFolder, 'tsc'), ['--noEmit', '-p', project], { cwd: root }),
});

type VitestOptions = Options & { config: string; label?: string; project?: string };

const vitest = (name: string, { cwd, config, label = 'vitest', project, env = {} }: VitestOptions): Stage => ({
  name,
  run: (reportFile) =>
    run(
      label,
      bin(cwd, 'vitest'),
      [
        ...['run', '--config', config, ...(project ? ['--project', project] : [])],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
      ],
      { cwd, env },
    ),
  readReport: readVitest,
});

const domainIn = (zone: string) =>
  vitest(`domain in ${zone}`, { cwd: cms, config: 'vitest.domain.config.mts', env: { TZ: zone } });
const api = (name: string, label: string, env: Record<string, string>) =>
  vitest(`API on ${name}`, { cwd: cms, config: 'vitest.config.mts', label, env: { API_COMPILE: 'off', ...env } });

const webTests = (project: 'pages' | 'edge') =>
  vitest(`web: ${project}`, { cwd: web, config: 'vitest.config.ts', label: 'web', project });

/** Tests that run in Node's own test runner; those of cms and web run in Vitest. */
const testFiles = ['.scripts', 'admin-extensions'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file)),
);

const scriptTests: Stage = {
  name: 'commands, supervisor, panel plugin',
  run: (reportFile) =>
    run(
      'node',
      process.execPath,
      [
        ...['--import', 'tsx', '--test', '--test-concurrency=2'],
        ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
        ...['--test-reporter=tap', `--test-reporter-destination=${reportFile}`],
        ...testFiles,
      ],
      { cwd: root },
    ),
  readReport: readTap,
};

const build: Stage = { name: 'build', run: () => buildStale().then(() => 0) };

const journeys: Stage = {
  name: 'journeys in a browser',
  run: async (reportFile) =>
    run('browser', bin(web, 'playwright'), ['test', '--reporter=list,json'], {
      cwd: web,
      env: { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
    }),
  readReport: readPlaywright,
};

/** The checks of a row run in parallel: each uses one core. */
const checks: Stage[][] = [
  [check('format', 'prettier', '--check', '--log-level=warn', '.'), checkTypes('web', web)],
  [checkTypes('cms', cms), checkTypes('cms/test', cms)],
  [checkTypes('admin-extensions', cms), checkTypes('.scripts'), check('lint', 'oxlint', '--deny-warnings')],
];

export const fullSuite: Step[] = [
  ...checks,
  ...['UTC', 'Asia/Tokyo'].map(domainIn),
  build,
  // Each has its own servers and data, and mostly waits for one server. SQLite is done minutes before PostgreSQL.
  [
    [api('SQLite', 'SQLite', { API_DATABASE: 'sqlite' }), webTests('pages')],
    api('PostgreSQL and S3', 'Postgres', { API_DATABASE: 'postgres', API_STORAGE: 's3' }),
  ],
  webTests('edge'),
  scriptTests,
  journeys,
];

export const quickChecks: Step[] = [...checks, domainIn('UTC')];
