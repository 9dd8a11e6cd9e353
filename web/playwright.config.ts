import { defineConfig } from '@playwright/test';

/** Journeys of people through the real system, in a real browser. Retries would hide what is wrong. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/open-brewery.ts',
  outputDir: 'test-results',
  timeout: 45_000,
  // One brewery for all: the journeys that change it use records of their own.
  fullyParallel: false,
  workers: process.env.CI ? 1 : 2,
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});
