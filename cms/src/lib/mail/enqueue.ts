/** Puts emails into the outbox; within a transaction, only if it commits. */
import { toMailbox } from '#domain/shared/mailbox';
import { messages } from '#domain/shared/messages';
import { hasRemovedToken } from '#domain/user/reset-link';
import { conflict } from '../errors';
import { tryConsume } from '../limits';
import { hasMailServer } from './server';
import { settings } from '#lib/settings';

export type EmailMessage = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** RFC 3834: a reply to what the recipient sent, or any other email that no person wrote. */
type Automation = 'auto-replied' | 'auto-generated';

type Content = {
  to: string;
  replyTo?: string;
  subject: string;
  paragraphs: string[];
  facts?: [label: string, value: string][];
  /** A button, unless it is quiet. */
  link?: { label: string; url: string; isQuiet?: boolean };
  closing?: string;
  headers?: Record<string, string>;
  automation?: Automation;
  from: string;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const toHtml = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const renderText = ({ paragraphs, facts = [], link, closing, from }: Content) =>
  [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...(closing ? [closing] : []),
    `-- \n${from}`,
  ].join('\n\n');

/** The site's display face is condensed, bold and in capitals; emails load no fonts. */
const display =
  "font-family:'Barlow Condensed','Roboto Condensed','Arial Narrow','Liberation Sans Narrow',sans-serif;font-weight:700;text-transform:uppercase";

const button = `${display};display:inline-block;padding:14px 28px;border-radius:4px;background:#e39a2d;color:#14110f;letter-spacing:.06em;text-decoration:none`;

const tableRow = ([label, value]: [string, string]) =>
  `<tr><th align="left" valign="top" style="width:28%;padding:8px 16px 8px 0;border-bottom:1px solid #d5c8b6;color:#5c4f44;font-weight:400">${toHtml(label)}</th><td style="padding:8px 0;border-bottom:1px solid #d5c8b6">${toHtml(value)}</td></tr>`;

/** Dark header with the icon, cream paper and an amber button, as on the site. */
const renderHtml = ({ subject, paragraphs, facts = [], link, closing, from }: Content) =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    "<body style=\"margin:0;padding:24px 12px;background:#f4ece0;color:#14110f;font:17px/1.6 'Source Sans 3','Segoe UI',sans-serif\">",
    '<div style="max-width:560px;margin:auto;background:#fffaf2">',
    '<div style="padding:20px 28px;background:#14110f;border-bottom:4px solid #e39a2d">',
    '<table role="presentation" style="border-collapse:collapse"><tr><td style="padding:0 14px 0 0">',
    `<img src="${escapeHtml(`${settings().publicUrl}/icon-192.png`)}" width="56" height="56" alt="" style="display:block"></td>`,
    `<td style="${display};padding:0;font-size:24px;line-height:1.1;color:#f4ece0">${toHtml(from)}</td></tr></table></div>`,
    '<div style="padding:28px">',
    `<h1 style="${display};margin:0 0 16px;font-size:30px;line-height:1.05;text-wrap:balance">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${toHtml(paragraph)}</p>`),
    ...(facts.length > 0
      ? [`<table style="width:100%;margin:0 0 20px;border-collapse:collapse">${facts.map(tableRow).join('')}</table>`]
      : []),
    ...(link
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="${link.isQuiet ? 'color:#a4561f' : button}">${escapeHtml(link.label)}</a></p>`,
        ]
      : []),
    ...(closing ? [`<p style="margin:0 0 16px">${toHtml(closing)}</p>`] : []),
    `<p style="margin:24px 0 0;color:#5c4f44">${toHtml(from)}</p></div></div></body></html>`,
  ].join('\n');

/** Prevents out-of-office replies; the second header is for Exchange. */
const automationHeaders = (automation: Automation) => ({
  'Auto-Submitted': automation,
  'X-Auto-Response-Suppress': 'All',
});

export const renderEmail = (content: Content): EmailMessage => ({
  to: content.to,
  subject: content.subject,
  text: renderText(content),
  html: renderHtml(content),
  ...(content.replyTo ? { replyTo: content.replyTo } : {}),
  headers: { ...content.headers, ...automationHeaders(content.automation ?? 'auto-generated') },
});

export const mailUid = 'api::outgoing-mail.outgoing-mail';

export const mailTable = 'outgoing_mails';

/** Emails that are not sent by then fail; unless they have an expiry of their own, such as the link they contain. */
export const maxWaitMs = 4 * 24 * 60 * 60_000;

export const mailQueued = 'brewery.mail-queued';

export type QueuedEmail = EmailMessage & {
  inquiry?: string;
  purpose?: 'inquiry-notification' | 'inquiry-confirmation';
  /** If it is not sent by then, the email fails, and the token of its link is removed. */
  expiresAt?: Date;
};

export async function enqueue(emails: QueuedEmail[], now = new Date()): Promise<void> {
  if (emails.length === 0) return;
  for (const email of emails) {
    await strapi.documents(mailUid).create({ data: { ...email, state: 'waiting', attempts: 0, nextAttemptAt: now } });
  }
  if (await hasMailServer()) await notifyQueued();
  else
    strapi.log.info(`No mail server is set: ${emails.length === 1 ? 'an email stays' : 'emails stay'} in the outbox`);
}

/** Wakes the workers. `onCommit` needs a transaction: the current one, or else a new one that commits at once. */
const notifyQueued = () =>
  strapi.db.transaction(({ onCommit }) => onCommit(() => void strapi.eventHub.emit(mailQueued, {})));

/** A new mail server makes waiting emails due at once, however old they are; those with an expiry keep it. */
export async function restartWaiting(now: Date): Promise<void> {
  const waiting = { state: 'waiting' };
  await strapi.db.query(mailUid).updateMany({ where: waiting, data: { nextAttemptAt: now } });
  const expiresAt = new Date(now.getTime() + maxWaitMs);
  await strapi.db.query(mailUid).updateMany({ where: { ...waiting, expiresAt: { $null: true } }, data: { expiresAt } });
  await notifyQueued();
}

/** Sends a failed email again, at once and with new attempts. */
export async function queueAgain(documentId: string, now: Date, changes: { to?: string } = {}): Promise<void> {
  if (!(await hasMailServer())) throw conflict('conflict', messages.noMailServer);
  const email: { text: string } | null = await strapi.db
    .query(mailUid)
    .findOne({ select: ['text'], where: { documentId } });
  if (email && hasRemovedToken(email.text)) throw conflict('conflict', messages.emailWithoutLink);
  const { count } = await strapi.db.query(mailUid).updateMany({
    where: { documentId, state: 'failed' },
    data: {
      ...changes,
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: now,
      expiresAt: new Date(now.getTime() + maxWaitMs),
      lastError: null,
    },
  });
  if (count === 0) throw conflict('conflict', messages.emailNotFailed);
  await notifyQueued();
}

/** False if the mailbox has received enough today, from any IP address: visitors can enter others' addresses. */
export const mayEmail = (email: string): Promise<boolean> => tryConsume('emails by recipient', toMailbox(email));
