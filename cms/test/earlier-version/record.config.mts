import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Records the fixture of this folder; see README.md. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['test/earlier-version/record.ts'],
    globalSetup: ['test/global-setup.ts'],
    testTimeout: 300_000,
  },
});
