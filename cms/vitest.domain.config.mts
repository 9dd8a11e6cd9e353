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
    // The domain has no state: files may share its modules: loading them for each file took most of the time.
    isolate: false,
    // Vitest's default leaves a core idle.
    maxWorkers: '100%',
  },
});
