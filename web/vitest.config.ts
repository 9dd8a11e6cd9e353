import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { shared } from './vite.shared.ts';

/** Two kinds of tests: what people see (a document, `/api` answered by MSW), and the edge (real HTTP, a small cms). */
export default defineConfig({
  ...shared,
  plugins: [react()],
  test: {
    // Vitest's default leaves a core idle.
    maxWorkers: '100%',
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          include: ['{site,admin,bar,screen,ui,api}/**/*.test.{ts,tsx}'],
          setupFiles: ['test/setup.ts'],
          css: false,
          // A document for each file would take as long as the tests: the setup leaves nothing behind after each test.
          isolate: false,
          // Typing a whole form key by key takes its time on a busy machine.
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: { name: 'edge', environment: 'node', include: ['server/**/*.test.ts'], testTimeout: 90_000 },
      },
    ],
  },
});
