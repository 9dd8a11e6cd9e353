import { withLock } from '#lib/mutex';

export const beerLockKey = 'beer slugs';

/** Serializes all writes to beers, so that two beers never choose the same free slug. */
export const withBeerLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock(strapi, beerLockKey, work);
