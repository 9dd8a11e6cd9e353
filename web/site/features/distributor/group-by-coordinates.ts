import type { Distributor } from '@domain/distributor/distributor';

/** A spot on the map, and everybody who is there: two may share a warehouse. */
export type MarkerGroup = { key: string; coordinates: Distributor['coordinates']; distributors: Distributor[] };

export const coordinatesKey = ({ coordinates: { lat, lng } }: Distributor) => `${lat},${lng}`;

export function groupByCoordinates(distributors: readonly Distributor[]): MarkerGroup[] {
  const places = new Map<string, MarkerGroup>();
  for (const distributor of distributors) {
    const key = coordinatesKey(distributor);
    const place = places.get(key);
    if (place) place.distributors.push(distributor);
    else places.set(key, { key, coordinates: distributor.coordinates, distributors: [distributor] });
  }
  return [...places.values()];
}
