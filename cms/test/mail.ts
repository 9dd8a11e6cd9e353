/** A server whose emails a mail server receives; files use both one after another, as `sharedServer`. */
import { generateKeyPairSync } from 'node:crypto';
import { emptyAtFirst, startServer } from './server';
import { startMailServer } from './smtp';
import { waitFor } from './wait-for';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

export const publicUrl = 'https://boldridge.example';
export const inbox = 'inbox@boldridge.example';

/** PANEL_URL is not set. */
const settingsFor = (mailServerUrl: string) => ({
  SMTP_URL: mailServerUrl,
  PUBLIC_URL: publicUrl,
  MAIL_FROM: 'brewery@boldridge.example',
  MAIL_TO: inbox,
  DKIM_SELECTOR: 'mail',
  DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n'),
  NEWSLETTER_DOUBLE_OPT_IN: 'on',
});

const decode = (data: string) =>
  data
    .replace(/=\n/g, '')
    .replace(/=3D/g, '=')
    .replace(/=E2=80=99/g, '’');

async function start() {
  const mailServer = await startMailServer();
  const settings = settingsFor(mailServer.url);
  const server = await startServer(settings, emptyAtFirst);
  const receivedBy = (address: string) =>
    mailServer.received.filter(({ to }) => to === address).map(({ data }) => decode(data));
  /** Resolves to all emails to this address. */
  const waitForEmails = (address: string, total: number) =>
    waitFor(() => {
      const emails = receivedBy(address);
      if (emails.length < total) throw new Error(`${emails.length} emails to ${address}`);
      return emails;
    });
  /** Resolves to the latest email to this address. */
  const waitForEmail = async (address: string) => (await waitForEmails(address, 1)).at(-1) as string;
  return { server, mailServer, settings, waitForEmails, waitForEmail };
}

export type Mail = Awaited<ReturnType<typeof start>>;

let shared: Promise<Mail> | undefined;

export const serverWithMail = () => (shared ??= start());
