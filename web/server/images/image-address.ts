import { cardSize, imageWidths } from '../../ui/picture';
import { splitUrl } from '../address';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export type ImageSize = {
  width: number;
  /** Null: whatever the original's shape makes of the width. */
  height: number | null;
};

export type ImageAddress = ImageSize & {
  source: { kind: 'upload'; path: string } | { kind: 'asset'; name: string } | { kind: 'remote'; url: string };
};

/** The sizes that are made, and no others: `480`, …, and the card `1200x630`. */
const sizes = new Map<string, ImageSize>([
  ...imageWidths.map((width) => [String(width), { width, height: null }] as const),
  [`${cardSize.width}x${cardSize.height}`, cardSize],
]);

type Options = {
  /** `/assets/`, or wherever the site's own pictures are served. */
  assetsPrefix: string;
  /** Pictures from elsewhere are scaled only if they lie in our own storage. */
  storageUrl: string | null;
};

/** `/img/{size}/uploads/…`, `/img/{size}/assets/…`, `/img/{size}/remote/{address}`; null: not one of these. */
export function imageAddress(url: string, { assetsPrefix, storageUrl }: Options): ImageAddress | null {
  const found = /^\/img\/([\dx]{1,9})(\/.+)$/.exec(splitUrl(url).path);
  const size = sizes.get(found?.[1] ?? '');
  const path = found?.[2] ?? '';
  if (!size) return null;
  if (path.startsWith('/uploads/')) return { ...size, source: { kind: 'upload', path } };
  if (path.startsWith(assetsPrefix))
    return { ...size, source: { kind: 'asset', name: path.slice(assetsPrefix.length) } };
  if (!path.startsWith('/remote/') || !storageUrl) return null;
  const remote = decodeURIComponent(path.slice('/remote/'.length));
  return isBelow(remote, storageUrl) ? { ...size, source: { kind: 'remote', url: remote } } : null;
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
