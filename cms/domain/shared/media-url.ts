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

/** In percent of the width and the height. */
export type FocalPoint = { x: number; y: number };

/** Null for the center, which crops keep anyway, and for anything that is no point. */
export function readFocalPoint(value: unknown): FocalPoint | null {
  if (typeof value !== 'object' || value === null) return null;
  const [x, y] = ['x', 'y'].map((axis) => toPercent(Reflect.get(value, axis)));
  const isPoint = x !== null && x !== undefined && y !== null && y !== undefined;
  return isPoint && !(x === 50 && y === 50) ? { x, y } : null;
}

/** `at=30-70`; empty for the center. */
function toParam(value: unknown): string {
  const point = readFocalPoint(value);
  return point ? `at=${point.x}-${point.y}` : '';
}

export function addVersion(url: string, { createdAt, updatedAt, focalPoint }: FileDetails): string {
  const [created, updated] = [toMilliseconds(createdAt), toMilliseconds(updatedAt)];
  const params = [updated > created ? `v=${updated.toString(36)}` : '', toParam(focalPoint)].filter(Boolean);
  return params.length > 0 ? `${url}?${params.join('&')}` : url;
}

/** The URL of the same file with another focal point. */
export const moveFocalPoint = (url: string, focalPoint: FocalPoint | null): string => {
  const [path = '', query = ''] = url.split('?');
  const params = [...query.split('&').filter((param) => param !== '' && !param.startsWith('at=')), toParam(focalPoint)];
  const kept = params.filter((param) => param !== '');
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
};

/** Restores the stored URL from one that `addVersion` returned. */
export const stripVersion = (url: string) => url.replace(/\?(?:v=[0-9a-z]+)?&?(?:at=\d+-\d+)?$/, '');
