/** oEmbed 1.0 (https://oembed.com) of pages with a tap list. */
import { embedPath } from '../../domain/tap-paths';
import type { TaproomSummary } from '@domain/taproom/schema';
import { escapeHtml } from '../html-escape';

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

export const formatOembedXml = (fields: Record<string, string | number>): string =>
  [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    '<oembed>',
    ...Object.entries(fields).map(([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`),
    '</oembed>',
    '',
  ].join('\n');
