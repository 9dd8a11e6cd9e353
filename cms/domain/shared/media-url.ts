/**
 * URLs of stored files. Replacing a file in the panel keeps its URL, so caches would keep the old one. The URL of a
 * changed file therefore has a version in its query.
 */
type FileDates = { createdAt?: string | Date | null; updatedAt?: string | Date | null };

const toMilliseconds = (value: string | Date | null | undefined) => (value ? new Date(value).getTime() : 0);

export function addVersion(url: string, { createdAt, updatedAt }: FileDates): string {
  const [created, updated] = [toMilliseconds(createdAt), toMilliseconds(updatedAt)];
  return updated > created ? `${url}?v=${updated.toString(36)}` : url;
}

/** Restores the stored URL from one that `addVersion` returned. */
export const stripVersion = (url: string) => url.replace(/\?v=[0-9a-z]+$/, '');
