import { findCoordinates } from '#domain/location/coordinates';
import type { TaproomDocument } from './document';

/** A changed address gets the coordinates of a known one, or none: a wrong pin on the map is worse than none. */
export const coordinatesAt = (
  { address: stored }: Pick<TaproomDocument, 'address'>,
  address: string | null | undefined,
) => (address === undefined || address === stored ? {} : { coordinates: findCoordinates(address) });
