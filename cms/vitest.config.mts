import { defineConfig } from 'vitest/config';

/**
 * API tests whose result depends on the database or the storage: they run on SQLite and on PostgreSQL with S3. All others
 * run on SQLite only; `npm run test:full` runs every file on both.
 */
const bothEngines = [
  // Start and data
  'src/backup/backup',
  'src/bootstrap/{full-disk,replicas,staff-accounts}',
  'src/bootstrap/migrations/*',
  'src/lib/database/{outage,unavailable}',
  'src/lib/storage/storage',
  'src/lib/text-search/text-search',
  'src/seed/seed',
  'src/api/setup/setup',
  // Order, numbers and ages
  'src/api/{audit-log,beer,event,personal-data,stats}/{audit-log,list,staff-list,event,stats,personal-data}',
  'src/lib/retention',
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
  'src/panel/{contract,bulk/bulk,content-versions}',
  'src/middlewares/content-versions',
  // Random requests
  'src/api/openapi/contract',
].map((file) => `${file}.api.test.ts`);

/**
 * API tests: one real Strapi server, started once and called over HTTP.
 * `API_DATABASE` is `sqlite` (default) or `postgres`, `API_STORAGE` is `disk` (default) or `s3`; with
 * `API_FILES=both-engines` only the files whose result depends on them run.
 */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: process.env.API_FILES === 'both-engines' ? bothEngines : ['src/**/*.api.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // All files share the server, so they run one after another.
    fileParallelism: false,
    isolate: false,
    // Only to end tests that hang: on a busy machine, the server takes half a minute to start.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
