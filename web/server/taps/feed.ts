/** What other sites read of tap lists: feeds of newly tapped beers (JSON Feed 1.1, RSS 2.0), and oEmbed 1.0 (https://oembed.com). */
import { describeDrink, formatPour } from '@domain/tap/display';
import { embedPath, tapFeedPath, tapListPath, type TapFeedFormat } from '../../domain/tap-paths';
import type { TapList } from '@domain/tap/schema';
import type { TaproomSummary } from '@domain/taproom/schema';
import { escapeHtml } from '../status-page';

type FeedItem = { id: string; url: string; title: string; summary: string; tappedAt: string };

export type Feed = { title: string; description: string; home: string; self: string; items: FeedItem[] };

type FeedSource = {
  lists: readonly TapList[];
  /** The slug of the only taproom in the feed; null: of several. */
  slug: string | null;
  brandName: string;
  publicUrl: string;
};

const maxItems = 50;

export function createFeed({ lists, slug, brandName, publicUrl }: FeedSource, format: TapFeedFormat): Feed {
  const name = slug === null ? '' : (lists[0]?.taproom.name ?? '');
  const items = lists.flatMap(({ taproom, on }) =>
    on.flatMap(({ _id, drink, pours, tappedAt }): FeedItem[] =>
      tappedAt === null
        ? []
        : [
            {
              id: `${publicUrl}/taps#${_id}`,
              url: publicUrl + (drink.slug ? `/beers/${encodeURIComponent(drink.slug)}` : tapListPath(taproom.slug)),
              title: `${drink.name} is on tap at ${taproom.name}`,
              summary: [describeDrink(drink), pours.map(formatPour).join(', ')].filter(Boolean).join('. '),
              tappedAt,
            },
          ],
    ),
  );
  return {
    title: name ? `Newly tapped at ${brandName}, ${name}` : `Newly tapped at ${brandName}`,
    description: 'The latest kegs on tap',
    home: publicUrl + (slug === null ? '/taps' : tapListPath(slug)),
    self: publicUrl + tapFeedPath(format, slug),
    items: items.sort((left, right) => Date.parse(right.tappedAt) - Date.parse(left.tappedAt)).slice(0, maxItems),
  };
}

export const formatJsonFeed = ({ title, description, home, self, items }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: self,
    language: 'en-US',
    items: items.map(({ id, url, title: itemTitle, summary, tappedAt }) => ({
      id,
      url,
      title: itemTitle,
      content_text: summary || itemTitle,
      date_published: tappedAt,
    })),
  });

/** XML has no such characters, not even escaped. */
// oxlint-disable-next-line no-control-regex
const invalidInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escapeXml = (text: string) => escapeHtml(text.replace(invalidInXml, ''));

/**
 * Readers show titles and descriptions as HTML, some after decoding them once more, and HTML decodes `&#60` and `&lt` without
 * a semicolon, too. Another `&` is valid there, and stays readable in those that show text.
 */
const escapeForReaders = (text: string) =>
  escapeXml(
    text
      .replace(/&(?=#|\w+;|[lg]t|amp|quot)/gi, '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;'),
  );

export const formatRss = ({ title, description, home, self, items }: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeForReaders(title)}</title>`,
    `<link>${escapeXml(home)}</link>`,
    `<description>${escapeForReaders(description)}</description>`,
    '<language>en-us</language>',
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(
      ({ id, url, title: itemTitle, summary, tappedAt }) =>
        `<item><title>${escapeForReaders(itemTitle)}</title><link>${escapeXml(url)}</link>` +
        `<guid isPermaLink="false">${escapeXml(id)}</guid><pubDate>${new Date(tappedAt).toUTCString()}</pubDate>` +
        `<description>${escapeForReaders(summary)}</description></item>`,
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');

// oEmbed of pages with a tap list.

type Taprooms = readonly Pick<TaproomSummary, 'slug' | 'name' | 'path'>[];

/** The slug of the taproom whose list a page shows, null for all; undefined for any other page. */
export function findEmbedded(url: string, publicUrl: string, taprooms: Taprooms): string | null | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname, searchParams } = new URL(url);
  if (origin !== new URL(publicUrl).origin) return undefined;
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  const findSlug = (slug: string) => taprooms.find((taproom) => taproom.slug === slug.toLowerCase())?.slug;
  if (path === '/taps') return searchParams.has('taproom') ? findSlug(searchParams.get('taproom') ?? '') : null;
  if (path === '/embed/taps') return null;
  if (path.startsWith('/embed/taps/')) return findSlug(path.slice('/embed/taps/'.length));
  return taprooms.find((taproom) => taproom.path.toLowerCase() === path)?.slug;
}

const defaultSize = { width: 600, height: 700 };
/** Narrower ones are not readable. */
const minSize = { width: 280, height: 200 };

/** A side of the frame within the consumer's maximum, which may be missing or no number. */
function fitSide(side: 'width' | 'height', max: string | null): number {
  const limit = Number(max);
  return limit > 0 ? Math.max(minSize[side], Math.min(defaultSize[side], Math.floor(limit))) : defaultSize[side];
}

type OembedRequest = {
  slug: string | null;
  name: string;
  brandName: string;
  publicUrl: string;
  query: URLSearchParams;
};

export function createOembed({ slug, name, brandName, publicUrl, query }: OembedRequest) {
  const title = `On tap at ${name}`;
  const width = fitSide('width', query.get('maxwidth'));
  const height = fitSide('height', query.get('maxheight'));
  const src = escapeHtml(publicUrl + embedPath(slug));
  return {
    type: 'rich',
    version: '1.0',
    title,
    provider_name: brandName,
    provider_url: publicUrl,
    cache_age: 3600,
    width,
    height,
    html: `<iframe src="${src}" title="${escapeHtml(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`,
  };
}
