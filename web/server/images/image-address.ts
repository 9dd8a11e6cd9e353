import { imageWidths } from '../../ui/picture';
import { splitUrl } from '../address';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export type ImageAddress = {
  width: number;
  source: { kind: 'upload'; path: string } | { kind: 'asset'; name: string } | { kind: 'remote'; url: string };
};

type Options = {
  /** `/assets/`, or wherever the site's own pictures are served. */
  assetsPrefix: string;
  /** Pictures from elsewhere are scaled only if they lie in our own storage. */
  storageUrl: string | null;
};

/** `/img/{width}/uploads/…`, `/img/{width}/assets/…`, `/img/{width}/remote/{address}`; null: not one of these. */
export function imageAddress(url: string, { assetsPrefix, storageUrl }: Options): ImageAddress | null {
  const found = /^\/img\/(\d{1,5})(\/.+)$/.exec(splitUrl(url).path);
  const width = Number(found?.[1]);
  const path = found?.[2] ?? '';
  if (!imageWidths.some((allowed) => allowed === width)) return null;
  if (path.startsWith('/uploads/')) return { width, source: { kind: 'upload', path } };
  if (path.startsWith(assetsPrefix)) return { width, source: { kind: 'asset', name: path.slice(assetsPrefix.length) } };
  if (!path.startsWith('/remote/') || !storageUrl) return null;
  const remote = decodeURIComponent(path.slice('/remote/'.length));
  return isBelow(remote, storageUrl) ? { width, source: { kind: 'remote', url: remote } } : null;
}

function isBelow(address: string, storageUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const base = storageUrl.endsWith('/') ? storageUrl : `${storageUrl}/`;
  // The normalised address: `..` and user names have had their effect.
  return new URL(address).href.startsWith(new URL(base).href);
}

export function chooseFormat(accept: string | undefined): ImageFormat {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}
