/** The headers of objects in a bucket, which browsers and CDNs may load without the CMS and its headers. */
export type ObjectHeaders = { CacheControl: string; ContentDisposition?: string };

/** Not immutable: the panel can replace a file under the same URL. As on the disk. */
const cacheControl = 'public, max-age=3600';

export const svgType = 'image/svg+xml';

/**
 * An SVG that is opened as a page could run scripts there, and a bucket can't send a Content-Security-Policy: the browser
 * downloads it instead. Images in pages are not affected.
 */
export const objectHeaders = (type: string | undefined): ObjectHeaders => ({
  CacheControl: cacheControl,
  ...(type === svgType && { ContentDisposition: 'attachment' }),
});
