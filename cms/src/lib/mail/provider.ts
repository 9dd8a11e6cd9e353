/**
 * The provider of Strapi's email plugin, for the test email of the panel's settings. Without a mail server it rejects: Strapi's
 * default delivers to the servers of the recipients itself, which take such emails for spam.
 */
import { errors } from '@strapi/utils';
import { settings } from '../settings';
import { fetchBrandNames } from '../site-settings/queries';
import { findMailServer, type MailServerInUse } from './server';
import { toDeliveryFailure, readDkimOptions, openSmtpConnection, type SmtpConnection, type SmtpEmail } from './smtp';

/** A mail server would reject an address at `localhost` or at an IP address. */
const placeholderHost = 'brewery.example';

function toMailHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /[a-z]/i.test(hostname) && hostname.includes('.') ? hostname.replace(/^www\./, '') : placeholderHost;
}

/** Quoted, because a comma would separate two senders. */
const toMailbox = (name: string, address: string) => `"${name.replaceAll(/["\\<>]/g, '')}" <${address}>`;

/** The sender of the panel's own emails, which is set at start: it can't contain the brewery's name, which can change. */
export const getFallbackSender = () => settings().mailFrom ?? noReplyAddress();

const noReplyAddress = () => `no-reply@${toMailHost(settings().publicUrl)}`;

/** The address of the mail server's settings or of MAIL_FROM, or one at the site's host, with the name of the brewery. */
export async function fetchSender(server: MailServerInUse | null): Promise<string> {
  const from = server?.from ?? settings().mailFrom;
  // A name in MAIL_FROM takes precedence over the brewery's.
  if (from?.includes('<')) return from;
  const { name } = await fetchBrandNames();
  return toMailbox(name, from ?? noReplyAddress());
}

const notSetUp = 'This server is not set up to send email: set a mail server in the staff app, or SMTP_URL';

/** Strapi's plugin shows the messages of errors with this status. */
const toPanelError = (message: string) => Object.assign(new errors.ApplicationError(message), { statusCode: 400 });

async function withConnection({ url }: MailServerInUse, run: (connection: SmtpConnection) => Promise<void>) {
  const connection = openSmtpConnection({ url, dkim: readDkimOptions() });
  try {
    await run(connection);
  } finally {
    connection.close();
  }
}

/** Not through the outbox; rejects with nodemailer's error. */
export async function sendNow(server: MailServerInUse, email: SmtpEmail): Promise<void> {
  const from = await fetchSender(server);
  await withConnection(server, (connection) => connection.send({ from, replyTo: from, ...email }));
}

async function forPanel(run: (server: MailServerInUse) => Promise<void>): Promise<void> {
  const server = await findMailServer();
  if (!server) throw toPanelError(notSetUp);
  await run(server).catch((error: unknown) => {
    throw toPanelError(toDeliveryFailure(error).reason);
  });
}

export const emailProvider = {
  send: ({ to, subject, text, html }: SmtpEmail) => forPanel((server) => sendNow(server, { to, subject, text, html })),
  verify: () => forPanel((server) => withConnection(server, (connection) => connection.verify())),
  getCapabilities() {
    const { smtpUrl, dkim } = settings();
    if (!smtpUrl) return {};
    const { hostname, port, protocol, username } = new URL(smtpUrl);
    return {
      transport: { host: hostname, ...(port ? { port: Number(port) } : {}), secure: protocol === 'smtps:' },
      ...(username ? { auth: { type: 'login', user: decodeURIComponent(username) } } : {}),
      ...(dkim ? { features: ['dkim'] } : {}),
    };
  },
};
