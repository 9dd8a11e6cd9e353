import { readableOnDark } from '@domain/site/look';
import type { SiteSettings } from '@domain/site/schema';

/** Escapes text for HTML and XML, in elements and in double-quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export type StatusPage = { title: string; text: string; canRetry?: boolean };

/** Error pages of the edge itself. They load nothing, so that they work when nothing else does. */
export const statusPages = {
  badRequest: {
    title: 'That address isn’t valid',
    text: 'Something in this web address is wrong. Our beers, taprooms and events are just a click away.',
  },
  notFound: { title: 'There’s nothing here', text: 'Our beers, taprooms and events are just a click away.' },
  tooLong: { title: 'That address is too long', text: 'We have no page with a web address of that length.' },
  headersTooLarge: {
    title: 'That request is too large',
    text: 'Your browser sent more data than we accept. Clearing the cookies of this site usually helps.',
  },
  tooSlow: {
    title: 'That took too long',
    text: 'Your request did not arrive in time. Please try again.',
    canRetry: true,
  },
  notAllowed: { title: 'That can’t be done here', text: 'This page can only be viewed.' },
  failed: {
    title: 'Something went wrong',
    text: 'We spilled one there. Please try again; if it keeps happening, give the taproom a call.',
    canRetry: true,
  },
  unavailable: {
    title: 'We’ll be right back',
    text: 'We’re changing the taps, and this page can’t be poured right now. Please try again in a moment.',
    canRetry: true,
  },
  previewInvalid: {
    title: 'That preview link isn’t valid',
    text: 'Part of the link is missing or was changed. Please open the preview from the panel again.',
  },
  previewExpired: {
    title: 'That preview has ended',
    text: 'Preview links work for 15 minutes. Please open the preview from the panel again.',
  },
  previewFailed: {
    title: 'That can’t be previewed',
    text: 'It was deleted, or no page shows it anymore.',
  },
} satisfies Record<string, StatusPage>;

type Brand = Pick<SiteSettings, 'name' | 'accentColor'>;

export function renderStatusPage({ title, text, canRetry }: StatusPage, { name, accentColor }: Brand): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#14110f">
<title>${escapeHtml(title)} | ${escapeHtml(name)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style.replaceAll(demoAccent, readableOnDark(accentColor))}</style>
</head>
<body>
<main>
<p class="brand">${escapeHtml(name)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p class="links">${canRetry ? '<a class="primary" href="">Try Again</a>' : ''}<a href="/">Home</a><a href="/beers">Beers</a></p>
</main>
</body>
</html>
`;
}

/** Replaced by the accent color of the site. */
const demoAccent = '#e39a2d';

const style = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-items:center;padding:2rem;background:#14110f;color:#f4ece0;
font:1.125rem/1.6 "Source Sans 3",system-ui,sans-serif}
main{width:100%;max-width:36rem;border-top:3px solid #e39a2d;padding-top:2rem}
.brand{font-weight:600;letter-spacing:.08em;text-transform:uppercase;color:#e39a2d}
h1{margin:.5rem 0 1rem;font:700 clamp(2.25rem,8vw,3.5rem)/1.05 "Barlow Condensed","Arial Narrow",Impact,sans-serif;text-transform:uppercase}
.links{display:flex;flex-wrap:wrap;gap:1rem;margin-top:2rem}
a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border:2px solid #f4ece0;color:inherit;
font-weight:600;text-decoration:none}
a.primary{background:#e39a2d;border-color:#e39a2d;color:#14110f}
a:hover{border-color:#e39a2d}a:focus-visible{outline:3px solid #e39a2d;outline-offset:3px}
`.replaceAll('\n', '');
