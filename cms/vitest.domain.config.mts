import { defineConfig } from 'vitest/config';

/** The brewery's rules alone: no server, no database. Run under several TZ: no answer may depend on the machine's zone. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'domain', root: import.meta.dirname, include: ['domain/**/*.test.ts'], environment: 'node' },
});
