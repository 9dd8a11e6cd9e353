/**
 * The provider of Strapi's email plugin, for the test email of the panel's settings. Without SMTP_URL it rejects: Strapi's
 * default delivers to the servers of the recipients itself, which take such emails for spam.
 */
import { errors } from '@strapi/utils';
import { settings } from '../settings';
import { toDeliveryFailure, readDkimOptions, openSmtpConnection, type SmtpConnection, type SmtpEmail } from './smtp';
import { fetchSender } from './sender';

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
