import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

/** Tests of the commands, attacks on the product as installed, and faults of a cluster. */
export default defineConfig({
  root,
  test: {
    environment: 'node',
    globals: true,
    // Only ends tests that hang.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['.scripts/**/*.test.ts', 'admin-extensions/**/*.test.ts'],
          exclude: ['.scripts/{attack,cluster}/{attack,cluster}.test.ts'],
        },
      },
      { extends: true, test: { name: 'attack', include: ['.scripts/attack/attack.test.ts'] } },
      {
        extends: true,
        test: { name: 'cluster', include: ['.scripts/cluster/cluster.test.ts'], testTimeout: 300_000 },
      },
    ],
  },
});
