/** The summary printed after a start: URLs, and at the first start the generated accounts. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { toDisplayHost } from '../../cms/domain/settings/hosts.ts';
import type { Settings } from '../../cms/domain/settings/settings.ts';

const accountSchema = z.object({ email: z.string(), password: z.string() });
const credentialsSchema = z
  .object({ staffAdmin: accountSchema, staffModerator: accountSchema, panelAdmin: accountSchema })
  .partial();
type InitialCredentials = z.infer<typeof credentialsSchema>;

const accountLabels = {
  staffAdmin: 'Staff app, admin',
  staffModerator: 'Staff app, moderator',
  panelAdmin: 'CMS panel',
} as const;

/** The cms writes generated passwords to a file. It is deleted once read, so that they are shown only once. */
function consumeInitialCredentials(dataDir: string): InitialCredentials {
  const file = path.join(dataDir, 'first-accounts.json');
  if (!existsSync(file)) return {};
  const accounts = credentialsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  return accounts;
}

const accountRows = (accounts: InitialCredentials) =>
  (['staffAdmin', 'staffModerator', 'panelAdmin'] as const).flatMap((name) => {
    const account = accounts[name];
    return account ? [[accountLabels[name], account.email, account.password]] : [];
  });

const formatTable = (rows: string[][]) => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
};

export function formatSummary(settings: Settings, seconds: number): string {
  const { publicUrl, panelUrl, cmsHost, cmsPort, dataDir } = settings;
  const accounts = accountRows(consumeInitialCredentials(dataDir));
  const lines = [
    '',
    `The brewery is ready (${seconds.toFixed(1)} s)`,
    '',
    ...formatTable([
      ['Site', publicUrl],
      ['Staff app', `${publicUrl}/admin`],
      ['CMS panel', panelUrl ?? `http://${toDisplayHost(cmsHost)}:${cmsPort}/admin`],
    ]),
    '',
  ];
  if (accounts.length > 0) {
    lines.push('First accounts (shown only once: write them down)', '');
    lines.push(...formatTable(accounts), '');
  }
  lines.push('Press Ctrl-C to stop.', '');
  return lines.join('\n');
}
