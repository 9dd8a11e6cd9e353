/** Everything that visitors, search engines and calendars can read, and the names of a brewery in it. */
import type { APIRequestContext } from '@playwright/test';
import { siteUrl } from './env';

type PublicText = { url: string; text: string };

/** What no page links to. `/no-such-page` is the page for unknown paths. */
const startPaths = [
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/favicon.svg',
  '/privacy-policy',
  '/terms-of-service',
  '/no-such-page',
  '/beers/no-such-beer',
  '/events/no-such-event',
  '/api/site',
  '/api/taprooms',
  '/api/beers?limit=100',
  '/api/events?limit=100',
  '/api/events/feed',
  '/api/distributors',
  '/api/shipping-states',
  '/api/redirects',
];

/** Pages, JSON-LD within them, feeds, the manifest, drawn logos and API responses: no scripts, styles and photos. */
const readableType = /html|xml|json|calendar|svg|text\/plain/;

/** The staff app and the panel are no public texts; built assets and uploads other than drawings are not readable. */
const ignoredPath = /^\/(?:admin|panel|img)(?:\/|$)|^\/(?:assets|uploads)\/(?!.*\.svg$)|^\/(?:src|node_modules|@)/;

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&#39;', "'");

/** Paths of the same site in attributes, in the sitemap and in structured data. */
function findLinks(text: string, origin: string): string[] {
  const references = [
    ...text.matchAll(/(?:href|src|content)="([^"]+)"/g),
    ...text.matchAll(/<loc>([^<]+)<\/loc>/g),
    ...text.matchAll(/"(?:url|src|@id)":"([^"]+)"/g),
  ].map(([, reference = '']) => decode(reference));
  return (
    references
      .filter((reference) => /^(?:\/(?!\/)|https?:|webcal:)/.test(reference) && URL.canParse(reference, origin))
      .map((reference) => new URL(reference.replace(/^webcal:/, 'http:'), origin))
      .filter(({ host, pathname }) => host === new URL(origin).host && !ignoredPath.test(pathname))
      // A query filters a page, without limit: the next month, and the next.
      .map(({ pathname }) => pathname)
  );
}

/** Follows all links from the start page, the sitemap and `startPaths`. */
export async function collectPublicTexts(request: APIRequestContext, origin = siteUrl()): Promise<PublicText[]> {
  const texts: PublicText[] = [];
  const seen = new Set(startPaths);
  const waiting = [...startPaths];
  const read = async (path: string) => {
    const response = await request.get(origin + path);
    const { 'content-type': type = '' } = response.headers();
    if (response.status() >= 500) throw new Error(`${path} returned ${response.status()}`);
    if (!readableType.test(type)) return;
    const text = await response.text();
    texts.push({ url: path, text });
    for (const link of findLinks(text, origin)) {
      if (seen.has(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, 4).map(read));
  return texts;
}

const contextLength = 40;

/** `/beers: …at the Boldridge taproom in…` for each occurrence of a word, in any case. Also for mails: `{ url: 'mail' }`. */
export const findBrandTraces = (texts: readonly PublicText[], words: readonly string[]): string[] =>
  texts.flatMap(({ url, text }) =>
    [...text.matchAll(new RegExp(words.join('|'), 'gi'))].map(({ index, 0: word }) => {
      const context = text.slice(Math.max(0, index - contextLength), index + word.length + contextLength);
      return `${url}: …${context.replace(/\s+/g, ' ')}…`;
    }),
  );
