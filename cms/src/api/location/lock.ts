import type { LocationKey } from '#domain/location/constants';
import { withLock } from '#lib/mutex';

/** Serializes writes to a location, and adding and updating its hero images. */
export const withLocationLock = <Result>(location: LocationKey, work: () => Promise<Result>): Promise<Result> =>
  withLock(strapi, `location ${location}`, work);
