import { makeEntry, type Entry } from '../cache/entry';

/** A file that the site makes of its content, such as its map for search engines. */
export type SiteFile = {
  key: string;
  contentType: string;
  text: string;
  nouns: readonly string[];
  freshUntil: number;
  /** Further headers, names and values in turn. */
  headers?: string[];
};

/** Everybody may read these, calendars and robots too; they ask again every now and then. */
const cacheControl = 'public, max-age=0, must-revalidate';

export const siteFileEntry = ({ text, headers = [], ...file }: SiteFile): Entry =>
  makeEntry({
    ...file,
    status: 200,
    body: Buffer.from(text),
    cacheControl,
    headers: ['X-Content-Type-Options', 'nosniff', ...headers],
  });
