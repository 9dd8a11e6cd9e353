import { mustRevalidate } from '../api/api-cache';
import { createEntry, type Entry } from '../cache/entry';
import type { RawHeaders } from '../headers';
import { fileHeaders } from '../security-headers';

/** A text file generated from the content, such as the sitemap. */
type SiteFile = {
  key: string;
  contentType: string;
  text: string;
  tags?: Iterable<string>;
  expiresAt: number;
  /** Additional headers as alternating names and values. */
  headers?: RawHeaders;
};

export const createSiteFileEntry = ({ text, headers = [], ...file }: SiteFile): Entry =>
  createEntry({
    ...file,
    status: 200,
    body: Buffer.from(text),
    cacheControl: mustRevalidate,
    headers: [...fileHeaders, ...headers],
  });
