import { defineConfig } from 'vitest/config';

/** Tests of the domain, without server or database. Run them with several TZ: results must not depend on it. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'domain',
    root: import.meta.dirname,
    include: ['domain/**/*.test.ts'],
    environment: 'node',
    // Vitest's default leaves a core idle.
    maxWorkers: '100%',
  },
});
