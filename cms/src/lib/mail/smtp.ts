/** One connection to the mail server of SMTP_URL, which is opened for the first email and used for the next ones. */
import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import type { DkimOptions } from './dkim';

/** Well below the outbox's claim period, so that no other worker sends the same email. Parameters of the URL win. */
const timeoutsMs = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** For one email, however slowly the server responds. */
const maxSendMs = 3 * 60_000;

/** Servers limit the emails per connection. */
const limits = { maxConnections: 1, maxMessages: 50, maxRequeues: 1 };

export type SmtpEmail = Pick<Mail.Options, 'from' | 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'headers'>;

export type SmtpConnection = {
  /** Rejects with nodemailer's error. */
  send(email: SmtpEmail): Promise<void>;
  verify(): Promise<void>;
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
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
