/**
 * Coordinates of the taprooms, for maps and search engines. They belong to an address: a taproom with another one has none
 * until they are entered here, because a wrong pin is worse than none.
 */
import { fallbackContact } from './default-content';

type Coordinates = { lat: number; lng: number };

const knownPlaces: { address: string; coordinates: Coordinates }[] = [
  { address: fallbackContact.auburn.address, coordinates: { lat: 38.90369, lng: -121.08312 } },
  { address: fallbackContact.folsom.address, coordinates: { lat: 38.67743, lng: -121.17618 } },
];

const normalize = (address: string) =>
  address
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** However the address is spaced and punctuated. */
export const findCoordinates = (address: string | null): Coordinates | null =>
  knownPlaces.find((known) => normalize(known.address) === normalize(address ?? ''))?.coordinates ?? null;
