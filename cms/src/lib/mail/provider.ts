/**
 * The provider of Strapi's email plugin, for the test email of the panel's settings. Without SMTP_URL it rejects: Strapi's
 * default delivers to the servers of the recipients itself, which take such emails for spam.
 */
import { errors } from '@strapi/utils';
import { settings } from '../settings';
import { fetchBrandNames } from '../site-settings/queries';
import { toDeliveryFailure, readDkimOptions, openSmtpConnection, type SmtpConnection, type SmtpEmail } from './smtp';

/** The sender of emails: the address of MAIL_FROM, or one at the site's host, with the name of the brewery. */

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

export async function fetchSender(): Promise<string> {
  const { mailFrom } = settings();
  // A name in MAIL_FROM takes precedence over the brewery's.
  if (mailFrom?.includes('<')) return mailFrom;
  const { name } = await fetchBrandNames();
  return toMailbox(name, mailFrom ?? noReplyAddress());
}

const notSetUp = 'This server is not set up to send email: SMTP_URL is missing';

/** Strapi's plugin shows the messages of errors with this status. */
const toPanelError = (message: string) => Object.assign(new errors.ApplicationError(message), { statusCode: 400 });

async function withConnection(run: (connection: SmtpConnection) => Promise<void>): Promise<void> {
  const { smtpUrl } = settings();
  if (!smtpUrl) throw toPanelError(notSetUp);
  const connection = openSmtpConnection({ url: smtpUrl, dkim: readDkimOptions() });
  try {
    await run(connection);
  } catch (error) {
    throw toPanelError(toDeliveryFailure(error).reason);
  } finally {
    connection.close();
  }
}

export const emailProvider = {
  async send({ to, subject, text, html }: SmtpEmail): Promise<void> {
    const from = await fetchSender();
    await withConnection((connection) => connection.send({ from, replyTo: from, to, subject, text, html }));
  },
  verify: () => withConnection((connection) => connection.verify()),
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
