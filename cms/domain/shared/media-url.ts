/**
 * URLs of stored files. Replacing a file in the panel keeps its URL, so caches would keep the old one. The URL of a
 * changed file therefore has a version in its query. The query also has the image's focal point, which crops keep.
 */
type FileDetails = {
  createdAt?: string | Date | null;
  updatedAt?: string | Date | null;
  /** `FocalPoint` in the media library; the column can contain anything. */
  focalPoint?: unknown;
};

const toMilliseconds = (value: string | Date | null | undefined) => (value ? new Date(value).getTime() : 0);

const toPercent = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : null;

/** `at=30-70`; empty for the center, which crops keep anyway. */
function toParam(focalPoint: unknown): string {
  if (typeof focalPoint !== 'object' || focalPoint === null) return '';
  const [x, y] = ['x', 'y'].map((axis) => toPercent(Reflect.get(focalPoint, axis)));
  const isCenter = x === 50 && y === 50;
  return x === null || x === undefined || y === null || y === undefined || isCenter ? '' : `at=${x}-${y}`;
}

export function addVersion(url: string, { createdAt, updatedAt, focalPoint }: FileDetails): string {
  const [created, updated] = [toMilliseconds(createdAt), toMilliseconds(updatedAt)];
  const params = [updated > created ? `v=${updated.toString(36)}` : '', toParam(focalPoint)].filter(Boolean);
  return params.length > 0 ? `${url}?${params.join('&')}` : url;
}

/** Restores the stored URL from one that `addVersion` returned. */
export const stripVersion = (url: string) => url.replace(/\?(?:v=[0-9a-z]+)?&?(?:at=\d+-\d+)?$/, '');
