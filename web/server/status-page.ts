import { readableOnDark } from '@domain/site/look';
import type { SiteSettings } from '@domain/site/schema';

/** Escapes text for HTML and XML, in elements and in double-quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export type StatusPage = { title: string; text: string; canRetry?: boolean };

type Brand = Pick<SiteSettings, 'name' | 'accentColor'>;

/** An error page of the edge itself. It loads nothing, so that it works when nothing else does. */
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
