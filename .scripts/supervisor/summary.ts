/** The last words of a start: where everything is, and the accounts that were made at the first one. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Settings } from '../../cms/domain/settings/settings.ts';

const account = z.object({ email: z.string(), password: z.string() });
const firstAccounts = z.object({ staffAdmin: account, staffModerator: account, panelAdmin: account }).partial();
type FirstAccounts = z.infer<typeof firstAccounts>;

const opens = {
  staffAdmin: 'Staff app, admin',
  staffModerator: 'Staff app, moderator',
  panelAdmin: 'CMS panel',
} as const;

/** The cms leaves generated passwords in a file; they are shown once and then kept nowhere. */
function takeFirstAccounts(dataDir: string): FirstAccounts {
  const file = path.join(dataDir, 'first-accounts.json');
  if (!existsSync(file)) return {};
  const accounts = firstAccounts.parse(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  return accounts;
}

const accountRows = (accounts: FirstAccounts) =>
  (['staffAdmin', 'staffModerator', 'panelAdmin'] as const).flatMap((name) => {
    const made = accounts[name];
    return made ? [[opens[name], made.email, made.password]] : [];
  });

const table = (rows: string[][]) => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
};

const visitable = (host: string) => (['0.0.0.0', '::'].includes(host) ? 'localhost' : host);

export function summary(settings: Settings, seconds: number, { staff = `${settings.publicUrl}/admin` } = {}): string {
  const { brand, publicUrl, host, cmsPort, dataDir } = settings;
  const accounts = accountRows(takeFirstAccounts(dataDir));
  const lines = [
    '',
    `${brand.name} is open (${seconds.toFixed(1)} s)`,
    '',
    ...table([
      ['Site', publicUrl],
      ['Staff app', staff],
      ['CMS panel', `http://${visitable(host)}:${cmsPort}/admin`],
    ]),
    '',
  ];
  if (accounts.length > 0) {
    lines.push('First accounts (shown this once: write them down)', '');
    lines.push(...table(accounts), '');
  }
  lines.push('Ctrl-C ends it.', '');
  return lines.join('\n');
}
