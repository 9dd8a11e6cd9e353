/** What a mail looks like, in plain text and in HTML. Whatever visitors typed is text in both. */

export type EmailMessage = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

type Content = {
  to: string;
  replyTo?: string;
  subject: string;
  paragraphs: string[];
  /** Label and value, a line each. */
  facts?: [label: string, value: string][];
  link?: { label: string; url: string };
  headers?: Record<string, string>;
  /** Who writes, at the end. */
  from: string;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const inHtml = (text: string) => escaped(text).replaceAll('\n', '<br>');

const asText = ({ paragraphs, facts = [], link, from }: Content) =>
  [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    `-- \n${from}`,
  ].join('\n\n');

const row = ([label, value]: [string, string]) =>
  `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${inHtml(label)}</th><td style="padding:4px 0">${inHtml(value)}</td></tr>`;

const asHtml = ({ subject, paragraphs, facts = [], link, from }: Content) =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f4ece0;color:#14110f;font:16px/1.5 sans-serif">',
    '<div style="max-width:560px;margin:auto;padding:24px;background:#fffaf2">',
    ...paragraphs.map((paragraph) => `<p>${inHtml(paragraph)}</p>`),
    ...(facts.length > 0 ? [`<table>${facts.map(row).join('')}</table>`] : []),
    ...(link ? [`<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`] : []),
    `<p style="color:#6b5f52">${inHtml(from)}</p></div></body></html>`,
  ].join('\n');

export const renderEmail = (content: Content): EmailMessage => ({
  to: content.to,
  subject: content.subject,
  text: asText(content),
  html: asHtml(content),
  ...(content.replyTo ? { replyTo: content.replyTo } : {}),
  ...(content.headers ? { headers: content.headers } : {}),
});
