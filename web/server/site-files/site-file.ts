import { makeEntry, type Entry } from '../cache/entry';

/** A text file generated from the content, such as the sitemap. */
export type SiteFile = {
  key: string;
  contentType: string;
  text: string;
  nouns: readonly string[];
  freshUntil: number;
  /** Additional headers as alternating names and values. */
  headers?: string[];
};

const cacheControl = 'public, max-age=0, must-revalidate';

export const siteFileEntry = ({ text, headers = [], ...file }: SiteFile): Entry =>
  makeEntry({
    ...file,
    status: 200,
    body: Buffer.from(text),
    cacheControl,
    headers: ['X-Content-Type-Options', 'nosniff', ...headers],
  });
