import type { LocationKey } from '#domain/location/location';
import { withLock } from '#lib/mutex';

/** Serializes the writes of a location, its hero images included. */
export const withLocationLock = <Result>(location: LocationKey, work: () => Promise<Result>): Promise<Result> =>
  withLock(strapi, `location ${location}`, work);
