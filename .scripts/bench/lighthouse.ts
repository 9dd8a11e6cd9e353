/** Lighthouse is installed by the first benchmark that needs it, not with the other packages. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../user-error.mjs';
import { root } from '../paths.ts';
import { exec } from '../exec.mjs';
import { findBrowser } from '../test/browser.ts';

/** The newest version that runs on Node 20. */
const version = '12.8.2';
const folder = path.join(root, 'node_modules/.cache/bench', `lighthouse-${version}`);
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');

type Audit = { numericValue?: number; score: number | null; title: string; details?: { items?: Item[] } };
type Item = { resourceType?: string; transferSize?: number; url?: string };
type Category = { score: number; auditRefs: { id: string; weight: number }[] };
export type Report = { audits: Record<string, Audit>; categories: Record<string, Category> };

export async function installLighthouse() {
  if (existsSync(program)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', `lighthouse@${version}`];
  const code = await exec('bench', 'npm', args, { cwd: folder });
  if (code !== 0) throw new UserError(`Cannot install Lighthouse (exit code ${code})`);
}

/** Lighthouse occasionally fails with `NO_NAVSTART`, on any page. */
const maxAttempts = 3;

/** Lighthouse's default phone: 412 px, CPU slowed down four times, slow 4G. */
export async function visitWithLighthouse(url: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit(url);
    } catch (error) {
      if (attempt === maxAttempts) throw error;
    }
  }
}

async function visit(url: string): Promise<Report> {
  const out = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const report = path.join(out, 'report.json');
  const args = [url, '--quiet', '--output=json', `--output-path=${report}`];
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-background-networking';
  try {
    await promisify(execFile)(process.execPath, [program, ...args, chrome], {
      env: { ...process.env, CHROME_PATH: await findBrowser() },
    });
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
