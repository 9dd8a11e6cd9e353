import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { shared } from './vite.shared.ts';

/** Two kinds of tests: what people see (a document, `/api` answered by MSW), and the edge (real HTTP, a small cms) with the rules of web. */
export default defineConfig({
  ...shared,
  plugins: [react()],
  test: {
    globals: true,
    // Vitest's default leaves a core idle.
    maxWorkers: '100%',
    // Loading everything again for each file would take as long as the tests, which leave nothing behind.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    expect: { poll: { timeout: 30_000 } },
    // The zone is neither a developer's nor the brewery's: results must not depend on it. test/setup.ts unmounts what tests render.
    env: { TZ: 'Asia/Tokyo', RTL_SKIP_AUTO_CLEANUP: 'true' },
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          include: ['{site,admin,bar,screen,ui,api}/**/*.test.{ts,tsx}'],
          setupFiles: ['test/setup.ts'],
          css: false,
          // Typing a whole form key by key takes its time on a busy machine.
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'edge',
          environment: 'node',
          include: ['{server,domain}/**/*.test.ts'],
          setupFiles: ['test/real-timers.ts'],
          testTimeout: 90_000,
        },
      },
    ],
  },
});
