import { mainWebsite } from '#domain/location/constants';
import { withLock } from '#lib/mutex';
import { taproomLockKey } from '#lib/taproom/mutations';

/** Serializes writes to a location, and adding and updating its hero images. */
export const withLocationLock = <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
  withLock(strapi, key === mainWebsite ? `location ${key}` : taproomLockKey(key), work);
