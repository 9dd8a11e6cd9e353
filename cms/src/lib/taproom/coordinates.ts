import { isSameAddress } from '#domain/location/same-address';
import { findDemoTaproom } from '#domain/taproom/demo';
import type { TaproomDocument } from './document';
import { toTaproomDocument } from './to-document';

type Data = Record<string, unknown>;
type Stored = Pick<TaproomDocument, 'slug' | 'address' | 'latitude' | 'longitude'>;

/** A changed address has no coordinates until they are entered: a wrong pin is worse than none. */
export function coordinatesAt(
  { slug, address: stored }: Pick<TaproomDocument, 'slug' | 'address'>,
  address: string | null | undefined,
) {
  if (address === undefined || isSameAddress(address, stored ?? null)) return {};
  const demo = findDemoTaproom(slug);
  return { coordinates: demo && isSameAddress(address, demo.contact.address) ? demo.coordinates : null };
}

const isMoved = (data: Data, stored: Stored) =>
  (['latitude', 'longitude'] as const).some((field) => data[field] !== undefined && data[field] !== stored[field]);

/** The same for the panel's form, which sends the stored coordinates along with a changed address. */
export function movePin(data: Data, stored: Stored): void {
  const { address } = data;
  if ((typeof address !== 'string' && address !== null) || isMoved(data, stored)) return;
  Object.assign(data, toTaproomDocument(coordinatesAt(stored, address)));
}
