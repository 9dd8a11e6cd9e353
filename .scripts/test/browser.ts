/** Finds a Chromium for the browser journeys: an installed one, or the one of the npm package @sparticuz/chromium. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../user-error.mjs';
import { web } from '../paths.ts';

/** The headless shell comes first: without the windows of a desktop, it needs a quarter less processor time. */
const knownPaths = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
    (name) => `/usr/bin/${name}`,
  ),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

type PackedChromium = { default: { executablePath: () => Promise<string> } };

export async function findBrowser(): Promise<string> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured)) throw new UserError(`CHROMIUM_PATH ${configured} does not exist`);
  return configured ?? knownPaths.find((file) => existsSync(file)) ?? unpackChromium();
}

/**
 * The package also unpacks the system libraries and fonts that a bare machine lacks, and sets the variables that point
 * to them, but only in an environment of AWS Lambda.
 */
async function unpackChromium(): Promise<string> {
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const entry = createRequire(path.join(web, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium }: PackedChromium = await import(pathToFileURL(entry).href);
  const executable = await chromium.executablePath();
  delete process.env.AWS_EXECUTION_ENV;
  return executable;
}
