/** The proof, part by part: the quick checks first, the real system last. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildWhatIsStale } from '../building/build.ts';
import { bin, cms, root, web } from '../project.ts';
import { runToEnd } from '../run.mjs';
import { findBrowser } from './browser.ts';
import { playwrightCounts, tapCounts, vitestCounts } from './counts.ts';
import type { Stage } from './stage.ts';

type Options = { cwd: string; env?: Record<string, string> };

/** Settings of this machine have no say in a test. */
const run = (name: string, command: string, args: string[], { cwd, env = {} }: Options) =>
  runToEnd(name, command, args, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      STRAPI_TELEMETRY_DISABLED: 'true',
      ...env,
    },
  });

const check = (name: string, program: string, ...args: string[]): Stage => ({
  name,
  run: () => run(program, bin(root, program), args, { cwd: root }),
});

const types = (project: string, compilerOf = root): Stage => ({
  name: `types of ${path.relative(root, path.resolve(root, project))}`,
  run: () => run('tsc', bin(compilerOf, 'tsc'), ['--noEmit', '-p', project], { cwd: root }),
});

const vitest = (name: string, cwd: string, config: string, env: Record<string, string> = {}): Stage => ({
  name,
  run: (report) =>
    run(
      'vitest',
      bin(cwd, 'vitest'),
      ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      {
        cwd,
        env,
      },
    ),
  count: vitestCounts,
});

const domainIn = (zone: string) => vitest(`domain in ${zone}`, cms, 'vitest.domain.config.mts', { TZ: zone });
const api = (name: string, env: Record<string, string>) =>
  vitest(`API on ${name}`, cms, 'vitest.config.mts', { API_COMPILE: 'off', ...env });

/** Vitest has the tests of cms and web; these are the rest. */
const testFiles = ['.scripts', 'admin-extensions'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file)),
);

const scripts: Stage = {
  name: 'commands, supervisor, panel plugin',
  run: (report) =>
    run(
      'node',
      process.execPath,
      [
        ...['--import', 'tsx', '--test', '--test-concurrency=2'],
        ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
        ...['--test-reporter=tap', `--test-reporter-destination=${report}`],
        ...testFiles,
      ],
      { cwd: root },
    ),
  count: tapCounts,
};

const build: Stage = { name: 'build', run: () => buildWhatIsStale().then(() => 0) };

const journeys: Stage = {
  name: 'journeys in a browser',
  run: async (report) =>
    run('browser', bin(web, 'playwright'), ['test', '--reporter=list,json'], {
      cwd: web,
      env: { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }),
  count: playwrightCounts,
};

export const checks: Stage[] = [
  check('format', 'prettier', '--check', '--log-level=warn', '.'),
  check('lint', 'oxlint', '--deny-warnings'),
  types('.scripts'),
  types('cms', cms),
  types('cms/test', cms),
  types('admin-extensions', cms),
  types('web', web),
];

export const everything: Stage[] = [
  ...checks,
  ...['UTC', 'Asia/Tokyo'].map(domainIn),
  build,
  api('SQLite', { API_DATABASE: 'sqlite' }),
  api('PostgreSQL and S3', { API_DATABASE: 'postgres', API_STORAGE: 's3' }),
  vitest('web', web, 'vitest.config.ts'),
  scripts,
  journeys,
];

export const quick: Stage[] = [...checks, domainIn('UTC')];
