/** The environment of tests and benchmarks, without the settings of this machine and of its `.env`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

// `.env.example` lists every setting (docs.test.ts); Playwright, which also loads this file, can't import their table.
const example = readFileSync(path.resolve(import.meta.dirname, '../.env.example'), 'utf8');
const settingNames = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

/** An empty setting counts as absent and keeps the value of `.env` from being loaded. */
export const noSettings: Record<string, string> = Object.fromEntries(settingNames.map((name) => [name, '']));

export const cleanEnv = (env: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...noSettings,
  ...env,
});
