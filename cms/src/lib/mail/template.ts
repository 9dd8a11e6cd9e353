/** Renders emails as plain text and HTML, with the site's icon as logo. Text from visitors is escaped. */
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
  /** A table of labels and values. */
  facts?: [label: string, value: string][];
  link?: { label: string; url: string };
  /** After facts and link. */
  closing?: string;
  headers?: Record<string, string>;
  automation?: Automation;
  /** The signature. */
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

const tableRow = ([label, value]: [string, string]) =>
  `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${toHtml(label)}</th><td style="padding:4px 0">${toHtml(value)}</td></tr>`;

const renderHtml = ({ subject, paragraphs, facts = [], link, closing, from }: Content) =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f4ece0;color:#14110f;font:16px/1.5 sans-serif">',
    '<div style="max-width:560px;margin:auto;padding:24px;background:#fffaf2">',
    `<img src="${escapeHtml(`${settings().publicUrl}/icon-192.png`)}" width="56" height="56" alt="${escapeHtml(from)}" style="display:block">`,
    ...paragraphs.map((paragraph) => `<p>${toHtml(paragraph)}</p>`),
    ...(facts.length > 0 ? [`<table>${facts.map(tableRow).join('')}</table>`] : []),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`] : []),
    ...(closing ? [`<p>${toHtml(closing)}</p>`] : []),
    `<p style="color:#6b5f52">${toHtml(from)}</p></div></body></html>`,
  ].join('\n');

/** So that out-of-office replies don't answer; the second one is for Exchange. */
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
