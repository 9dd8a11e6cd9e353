import { findCoordinates } from '#domain/location/coordinates';
import type { TaproomDocument } from './document';

/** A pin belongs to an address: a wrong one is worse than none, so another address without a pin has none. */
export const coordinatesAt = (
  { address: stored }: Pick<TaproomDocument, 'address'>,
  address: string | null | undefined,
) => (address === undefined || address === stored ? {} : { coordinates: findCoordinates(address) });
