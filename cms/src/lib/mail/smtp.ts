/** A mail server: a connection to it, signatures, and what its failures mean. */
import { createPrivateKey } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import { settings } from '../settings';
import { failStartup } from '../startup-checks';

/** Signs emails (RFC 6376), so that recipients' servers can verify that they are from the brewery's domain. */
type DkimOptions = { domainName: string; keySelector: string; privateKey: string; headerFieldNames: string };

/** One-click unsubscribing requires that its headers are signed (RFC 8058 §4). */
const signedHeaders = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

/** Nodemailer would send the email unsigned. It only supports RSA. */
function isRsaKey(privateKey: string): boolean {
  try {
    return createPrivateKey(privateKey).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** Stops the start if the key can't sign. */
export function readDkimOptions(): DkimOptions | null {
  const { dkim } = settings();
  if (!dkim) return null;
  const { domain, selector, privateKey } = dkim;
  if (!isRsaKey(privateKey)) failStartup('DKIM_PRIVATE_KEY must be an RSA private key without a password, as PEM');
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders };
}

/** Well below the outbox's claim period, so that no other worker sends the same email. Parameters of the URL win. */
const timeoutsMs = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

const maxSendMs = 3 * 60_000;

/** Servers limit the emails per connection. */
const limits = { maxConnections: 1, maxMessages: 50, maxRequeues: 1 };

export type SmtpEmail = Pick<Mail.Options, 'from' | 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'headers'>;

export type SmtpConnection = {
  send(email: SmtpEmail): Promise<void>;
  close(): void;
};

const timeoutError = () => Object.assign(new Error(`No result after ${maxSendMs / 1000} s`), { code: 'ETIMEDOUT' });

export type MailServer = { url: string; dkim: DkimOptions | null };

export function openSmtpConnection({ url, dkim }: MailServer): SmtpConnection {
  const connect = () => createTransport(new SMTPPool({ ...timeoutsMs, ...limits, pool: true, url }));
  let transport = connect();

  const reconnect = () => {
    transport.close();
    transport = connect();
  };

  return {
    async send(email) {
      const timeout = new AbortController();
      const expire = async () => {
        await delay(maxSendMs, undefined, { ref: false, signal: timeout.signal });
        reconnect();
        throw timeoutError();
      };
      const sending = transport.sendMail({
        ...email,
        ...(dkim ? { dkim } : {}),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        await Promise.race([sending, expire()]);
      } finally {
        timeout.abort();
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Why an email was not delivered. `rejected`: for good, by the mail server's 5xx response to this email. `deferred`: the
 * response was 4xx, a later attempt may succeed. `unreachable`: the server did not get as far as this email.
 */
export type DeliveryFailure = { kind: 'rejected' | 'deferred' | 'unreachable'; reason: string };

type SmtpError = { message: string; code?: unknown; command?: unknown; response?: unknown; responseCode?: unknown };

/** Nodemailer's codes for failures of the sender, the recipient or the message. */
const codesOfEmail = new Set<unknown>(['EENVELOPE', 'EMESSAGE']);

const unreachable = 'The mail server cannot be reached: check its name and its port';

const wrongEncryption = 'No secure connection to the mail server is possible: try the other encryption with its port';

const unreachableReasons: Record<string, string> = {
  EAUTH: 'The mail server rejected the user name or the password',
  ETIMEDOUT: 'The mail server does not respond: the port is wrong, or the hosting company blocks it',
  EDNS: 'The name of the mail server cannot be resolved: check its spelling',
  ECONNECTION: unreachable,
  ESOCKET: unreachable,
  ETLS: wrongEncryption,
};

const rejections: Record<string, string> = {
  'MAIL FROM': 'The mail server does not accept this sender: use the address of the account',
  'RCPT TO': 'The mail server does not accept this recipient',
};

const toLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 1000);

function findUnreachableReason({ code, message }: SmtpError): string {
  if (code === 'ESOCKET' && message.includes('certificate'))
    return 'The certificate of the mail server is not valid: use the name of the server that the provider gives';
  if (code === 'ESOCKET' && message.includes('SSL routines')) return wrongEncryption;
  return unreachableReasons[String(code)] ?? 'The connection to the mail server failed';
}

function findRejection({ command, responseCode }: SmtpError, isDeferred: boolean): string {
  if (isDeferred) return 'The mail server does not accept this email yet: try again later';
  if (responseCode === 530) return 'The mail server requires a user name and a password';
  return rejections[String(command)] ?? 'The mail server does not accept this email';
}

export function toDeliveryFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) return { kind: 'unreachable', reason: toLine(String(error)) };
  const { message, code, response, responseCode } = error as SmtpError;
  const detail = toLine(typeof response === 'string' ? response : message);
  if (!codesOfEmail.has(code)) return { kind: 'unreachable', reason: `${findUnreachableReason(error)} (${detail})` };
  const isDeferred = typeof responseCode === 'number' && responseCode < 500;
  return { kind: isDeferred ? 'deferred' : 'rejected', reason: detail };
}

/** Text for the admin who sets up the mail server. What the inbox says of a failed email is written elsewhere. */
export function explainFailure(error: unknown): string {
  const { kind, reason } = toDeliveryFailure(error);
  return kind === 'unreachable' ? reason : `${findRejection(error as SmtpError, kind === 'deferred')} (${reason})`;
}

/** Redacts logs: mail servers repeat the recipient's address in their responses. */
export const withoutAddresses = (reason: string) => reason.replace(/[^\s<>@]+@[^\s<>@]+/g, '(address)');
