import { defineConfig } from 'vitest/config';

/** Tests that need neither server nor database: the domain's rules, and the server's own logic. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'unit',
    globals: true,
    root: import.meta.dirname,
    include: ['{domain,src}/**/*.test.ts'],
    exclude: ['**/*.api.test.ts'],
    environment: 'node',
    // No module has state that a test could leave behind: loading them for each file took most of the time.
    isolate: false,
    // Vitest's default leaves a core idle.
    maxWorkers: '100%',
    // Only ends tests that hang.
    testTimeout: 60_000,
    // Neither a developer's zone nor the brewery's: results must not depend on it.
    env: { TZ: 'Asia/Tokyo' },
  },
});
