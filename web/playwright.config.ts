import { defineConfig } from '@playwright/test';

/**
 * User journeys through the running system in a real browser. A failed journey runs once more, with a trace of it: traces of
 * all journeys take a quarter of their time. One that passes then is flaky; the summary of `npm test` names it.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  // Only ends journeys that hang: a busy machine takes several times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // All journeys share one system; those that change content use their own records.
  fullyParallel: false,
  workers: 2,
  forbidOnly: !!process.env.CI,
  retries: 1,
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // An element that is missing fails its journey, instead of using up its time.
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});
