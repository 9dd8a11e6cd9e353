import { withLock } from '#lib/mutex';

/** Serializes all writes to beers, so that two beers never choose the same free slug. */
export const withBeerLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock(strapi, 'beer slugs', work);
