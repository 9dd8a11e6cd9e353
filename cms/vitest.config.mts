import { defineConfig } from 'vitest/config';

/**
 * API tests: one real Strapi server, started once and called over HTTP.
 * `API_DATABASE` is `sqlite` (default) or `postgres`, `API_STORAGE` is `disk` (default) or `s3`.
 */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.api.test.ts'],
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
