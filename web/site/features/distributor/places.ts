import type { Distributor } from '@domain/distributor/distributor';

/** A spot on the map, and everybody who is there: two may share a warehouse. */
export type Place = { key: string; coordinates: Distributor['coordinates']; distributors: Distributor[] };

export const placeKey = ({ coordinates: { lat, lng } }: Distributor) => `${lat},${lng}`;

export function placesOf(distributors: readonly Distributor[]): Place[] {
  const places = new Map<string, Place>();
  for (const distributor of distributors) {
    const key = placeKey(distributor);
    const place = places.get(key);
    if (place) place.distributors.push(distributor);
    else places.set(key, { key, coordinates: distributor.coordinates, distributors: [distributor] });
  }
  return [...places.values()];
}
