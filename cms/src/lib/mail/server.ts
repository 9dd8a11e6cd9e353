/** The mail server in use: SMTP_URL of the environment, or else the one that admins have set, stored encrypted. */
import type { MailSecurity, MailServerInput } from '#domain/mail/mail-server';
import { decrypt, encrypt } from '../secrets';
import { settings } from '../settings';
import { fetchBrandNames } from '../site-settings/queries';
import { openSmtpConnection, readDkimOptions, type SmtpEmail } from './smtp';

export type MailServerInUse = {
  url: string;
  /** The sender's address; null for that of MAIL_FROM, or one at the site's host. */
  from: string | null;
};

type StoredMailServer = MailServerInUse & { updatedAt: string };

const purpose = 'mail server';
const store = () => strapi.store({ type: 'core', name: 'brewery', key: 'mail-server' });

const readValue = async (): Promise<StoredMailServer | null> => (await store().get()) as StoredMailServer | null;

/** Has a value even if the server can't be decrypted. */
export const readMailServerVersion = async (): Promise<string | null> => (await readValue())?.updatedAt ?? null;

async function readStored(): Promise<MailServerInUse | null> {
  const stored = await readValue();
  if (!stored) return null;
  try {
    return { url: decrypt(stored.url, purpose), from: stored.from };
  } catch {
    strapi.log.warn('The stored mail server can’t be read: it was encrypted with another APP_SECRET. Set it again.');
    return null;
  }
}

/** Null: emails wait in the outbox. */
export async function findMailServer(): Promise<MailServerInUse | null> {
  const { smtpUrl } = settings();
  return smtpUrl ? { url: smtpUrl, from: null } : readStored();
}

export const hasMailServer = async (): Promise<boolean> => (await findMailServer()) !== null;

export async function storeMailServer({ url, from }: MailServerInUse, now: Date): Promise<void> {
  const value: StoredMailServer = { url: encrypt(url, purpose), from, updatedAt: now.toISOString() };
  await store().set({ value });
}

export const removeMailServer = (): Promise<void> => store().delete();

const queries: Record<MailSecurity, string> = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' };

const readSecurity = ({ protocol, searchParams }: URL): MailSecurity => {
  if (protocol === 'smtps:') return 'tls';
  return searchParams.get('ignoreTLS') === 'true' ? 'none' : 'starttls';
};

const defaultPorts: Record<MailSecurity, number> = { tls: 465, starttls: 587, none: 25 };

/** The parts of the URL of a server; the password stays in it. */
export function describeMailServer(url: string) {
  const parsed = new URL(url);
  const security = readSecurity(parsed);
  return {
    host: parsed.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(parsed.port) || defaultPorts[security],
    security,
    user: decodeURIComponent(parsed.username) || null,
    hasPassword: parsed.password !== '',
  };
}

/** Null if the input leaves out the password of another server, port or user than the stored one, or would send it unprotected. */
export function toMailServerUrl(input: Omit<MailServerInput, 'updatedAt'>, storedUrl: string | null): string | null {
  const { host, port, security, user } = input;
  const stored = storedUrl === null ? null : describeMailServer(storedUrl);
  const isStored =
    stored !== null &&
    stored.host === host.toLowerCase() &&
    stored.port === port &&
    stored.user === (user ?? null) &&
    (security !== 'none' || stored.security === 'none');
  if (user && !input.password && !(isStored && stored.hasPassword)) return null;
  const kept = storedUrl !== null && isStored ? decodeURIComponent(new URL(storedUrl).password) : '';
  const account = user ? `${encodeURIComponent(user)}:${encodeURIComponent(input.password ?? kept)}@` : '';
  const urlHost = host.includes(':') ? `[${host}]` : host;
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${account}${urlHost.toLowerCase()}:${port}/${queries[security]}`;
}

/** A mail server would reject an address at `localhost` or at an IP address. */
const placeholderHost = 'brewery.example';

function toMailHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /[a-z]/i.test(hostname) && hostname.includes('.') ? hostname.replace(/^www\./, '') : placeholderHost;
}

/** Quoted, because a comma would separate two senders. */
const toMailbox = (name: string, address: string) => `"${name.replaceAll(/["\\<>]/g, '')}" <${address}>`;

/** The address of the mail server's settings or of MAIL_FROM, or one at the site's host, with the name of the brewery. */
export async function fetchSender(server: MailServerInUse | null): Promise<string> {
  const { mailFrom, publicUrl } = settings();
  const from = server?.from ?? mailFrom;
  // A name in MAIL_FROM takes precedence over the brewery's.
  if (from?.includes('<')) return from;
  const { name } = await fetchBrandNames();
  return toMailbox(name, from ?? `no-reply@${toMailHost(publicUrl)}`);
}

export async function sendNow(server: MailServerInUse, email: SmtpEmail): Promise<void> {
  const from = await fetchSender(server);
  const connection = openSmtpConnection({ url: server.url, dkim: readDkimOptions() });
  try {
    await connection.send({ from, replyTo: from, ...email });
  } finally {
    connection.close();
  }
}
