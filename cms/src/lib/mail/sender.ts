/** The sender of emails, and emails that do not go through the outbox. */
import { settings } from '../settings';
import { fetchBrandNames } from '../site-settings/queries';
import type { MailServerInUse } from './server';
import { openSmtpConnection, readDkimOptions, type SmtpEmail } from './smtp';

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

/** Rejects with nodemailer's error. */
export async function sendNow(server: MailServerInUse, email: SmtpEmail): Promise<void> {
  const from = await fetchSender(server);
  const connection = openSmtpConnection({ url: server.url, dkim: readDkimOptions() });
  try {
    await connection.send({ from, replyTo: from, ...email });
  } finally {
    connection.close();
  }
}
