/** Lighthouse is fetched when it is first needed: nobody who only runs the brewery has to have it. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Complaint } from '../complaint.mjs';
import { root } from '../project.ts';
import { runToEnd } from '../run.mjs';
import { findBrowser } from '../test/browser.ts';

/** The last of the line that runs on Node 20. */
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
  const code = await runToEnd('bench', 'npm', args, { cwd: folder });
  if (code !== 0) throw new Complaint(`Lighthouse can not be installed (exit code ${code})`);
}

/** Now and then Lighthouse loses its own trace (`NO_NAVSTART`); that says nothing about the page. */
const attempts = 3;

/** A phone (Lighthouse's own: 412 px, a processor four times slower, slow 4G). */
export async function visitWithLighthouse(url: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit(url);
    } catch (error) {
      if (attempt === attempts) throw error;
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
