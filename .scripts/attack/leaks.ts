/** What no response to an attacker may contain, whatever the request was. */
import type { Reply } from './http.ts';

const forbiddenTexts: Record<string, RegExp> = {
  'a password hash': /\$2[aby]\$\d\d\$/,
  'a stack trace': /\n\s+at [\w.<>$ ]+ \(|node_modules\/|\.[cm]?[jt]s:\d+:\d+/,
  'an SQL statement': /\bselect `|\binsert into `|SQLITE_[A-Z]+/,
  'a Strapi session token': /"(?:resetPasswordToken|registrationToken|confirmationToken)"\s*:\s*"/,
};

const forbiddenHeaders = ['x-powered-by', 'server', 'x-aspnet-version', 'x-strapi-version'];

/** Deliberate responses: a format that oEmbed does not have, a full queue, a full disk. */
const allowedFailures = new Set([501, 503, 507]);

type Options = {
  /** Private texts, by what they are. */
  secrets: ReadonlyMap<string, string>;
  /** Folders of the server. */
  folders: readonly string[];
};

export function findLeaks({ status, headers, text }: Reply, { secrets, folders }: Options): string[] {
  const found = Object.entries(forbiddenTexts)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name);
  const everything = `${JSON.stringify(headers)}\n${text}`;
  for (const [name, secret] of secrets) if (everything.includes(secret)) found.push(name);
  if (folders.some((folder) => everything.includes(folder))) found.push('a folder of the server');
  for (const name of forbiddenHeaders) if (name in headers) found.push(`the header ${name}: ${String(headers[name])}`);
  if (status >= 500 && !allowedFailures.has(status)) found.push(`the status ${status}: ${text.slice(0, 120)}`);
  return found;
}
