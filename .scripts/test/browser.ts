/** A Chromium for the journeys: the machine's own, or the one that came with web's packages. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Complaint } from '../complaint.mjs';
import { web } from '../project.ts';

const usualPlaces = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

type PackedChromium = { default: { executablePath: () => Promise<string> } };

export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Complaint(`CHROMIUM_PATH ${chosen} does not exist`);
  return chosen ?? usualPlaces.find((place) => existsSync(place)) ?? unpack();
}

/**
 * The package brings the system libraries and fonts that a bare machine lacks, and lays them out (with the variables
 * that name them) where it takes the machine for one of Amazon's functions.
 */
async function unpack(): Promise<string> {
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const entry = createRequire(path.join(web, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium }: PackedChromium = await import(pathToFileURL(entry).href);
  const executable = await chromium.executablePath();
  delete process.env.AWS_EXECUTION_ENV;
  return executable;
}
