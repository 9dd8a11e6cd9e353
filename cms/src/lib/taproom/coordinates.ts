import { findCoordinates } from '#domain/location/coordinates';
import type { TaproomDocument } from './document';
import { toTaproomDocument } from './to-document';

type Data = Record<string, unknown>;
type Stored = Pick<TaproomDocument, 'address' | 'latitude' | 'longitude'>;

/** A changed address gets the coordinates of a known one, or none: a wrong pin on the map is worse than none. */
export const coordinatesAt = (
  { address: stored }: Pick<TaproomDocument, 'address'>,
  address: string | null | undefined,
) => (address === undefined || address === stored ? {} : { coordinates: findCoordinates(address) });

const isMoved = (data: Data, stored: Stored) =>
  (['latitude', 'longitude'] as const).some((field) => data[field] !== undefined && data[field] !== stored[field]);

/** The same for the panel's form, which sends the stored coordinates along with a changed address. */
export function movePin(data: Data, stored: Stored): void {
  const { address } = data;
  if ((typeof address !== 'string' && address !== null) || isMoved(data, stored)) return;
  Object.assign(data, toTaproomDocument(coordinatesAt(stored, address)));
}
