import { cardSize, imageWidths } from '../../ui/picture';
import { isDecodable, spelled, splitUrl } from '../address';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export type ImageSize = {
  width: number;
  /** Null: whatever the original's shape makes of the width. */
  height: number | null;
};

export type ImageAddress = ImageSize & {
  /** As whoever asks believes it to be; what it is, the original says. */
  version: string;
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
  const address = splitUrl(url);
  const found = /^\/img\/([\dx]{1,9})(\/.+)$/.exec(address.path);
  const size = sizes.get(found?.[1] ?? '');
  if (!size || !found) return null;
  const path = spelled((found[2] ?? '').replace(/\/{2,}/g, '/'));
  const wanted = { ...size, version: versionIn(address.query) };
  if (path.startsWith('/uploads/')) return { ...wanted, source: { kind: 'upload', path } };
  if (path.startsWith(assetsPrefix))
    return { ...wanted, source: { kind: 'asset', name: path.slice(assetsPrefix.length) } };
  if (!path.startsWith('/remote/') || !storageUrl) return null;
  const remote = below(storageUrl, decodeURIComponent(path.slice('/remote/'.length)));
  if (!remote || !isDecodable(remote.pathname)) return null;
  const source = { kind: 'remote', url: remote.origin + spelled(remote.pathname) } as const;
  return { ...size, version: versionIn(remote.searchParams), source };
}

const versionIn = (query: URLSearchParams) => query.get('v')?.slice(0, 20) ?? '';

function below(storageUrl: string, address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const base = storageUrl.endsWith('/') ? storageUrl : `${storageUrl}/`;
  // The normalised address: `..` and user names have had their effect.
  const url = new URL(address);
  return url.href.startsWith(new URL(base).href) ? url : null;
}

export function chooseFormat(accept: string | undefined): ImageFormat {
  const taken =
    accept
      ?.toLowerCase()
      .split(',')
      .filter((range) => !refusal.test(range)) ?? [];
  const takes = (type: string) => taken.some((range) => range.trim().startsWith(type));
  if (takes('image/avif')) return 'avif';
  return takes('image/webp') ? 'webp' : 'jpeg';
}

const refusal = /;\s*q=0(?:\.0*)?\s*(?:;|$)/;
