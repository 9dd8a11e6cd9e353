import { defineConfig } from 'vitest/config';

const file = (path: string) => `${path}.api.test.ts`;

/**
 * API tests whose result depends on the database or the storage: they run on SQLite and on PostgreSQL with S3. All others
 * run on SQLite only; `npm run test:full` runs every file on both.
 */
const bothEngines = [
  // Start and data
  'src/api/backup/{backup,move}',
  'src/bootstrap/{full-disk,replicas,staff-accounts}',
  'src/bootstrap/migrations/*',
  'src/lib/database/{knex-clients,outage}',
  'src/seed/seed',
  'src/api/setup/setup',
  // Order, numbers and ages
  'src/api/{audit-log,beer,event,personal-data,stats}/{audit-log,list,event,stats,personal-data}',
  'src/lib/{retention,content-versions}',
  'src/api/tap/history',
  // Locks and races
  'src/lib/idempotency/idempotency',
  'src/api/tap/{presses,setup}',
  'src/api/outgoing-mail/outgoing-mail',
  'src/api/subscriber/{newsletter,double-opt-in}',
  'src/api/beer/beer',
  'src/api/event/event-slug',
  'src/api/auth/{sessions,users,password-reset}',
  'src/api/inquiry/inquiry',
  'src/api/screen/screen',
  'src/api/taproom/taproom',
  'src/api/page/composed-page',
  'src/panel/contract',
].map(file);

/** Random requests need one database; PostgreSQL's has the stricter types. */
const postgresOnly = ['src/api/openapi/contract'].map(file);

const all = ['src/**/*.api.test.ts'];
/** What `npm test` runs. */
const files: Record<string, { include: string[]; exclude?: string[] }> = {
  sqlite: { include: all, exclude: postgresOnly },
  postgres: { include: [...bothEngines, ...postgresOnly] },
};

/**
 * API tests: one real Strapi server, started once and called over HTTP.
 * `API_DATABASE` is `sqlite` (default) or `postgres`, `API_STORAGE` is `disk` (default) or `s3`, and
 * `API_FILES=npm-test` chooses the files that `npm test` runs there.
 */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'api',
    globals: true,
    root: import.meta.dirname,
    ...((process.env.API_FILES === 'npm-test' && files[process.env.API_DATABASE ?? 'sqlite']) || { include: all }),
    globalSetup: ['test/global-setup.ts'],
    // All files share the server, so they run one after another.
    fileParallelism: false,
    isolate: false,
    // Only ends tests that hang: on a busy machine, the server takes half a minute to start.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
