import type { Distributor } from '@domain/distributor/distributor';

/** Distributors that share a marker, such as two in one warehouse. */
type MarkerGroup = { key: string; coordinates: Distributor['coordinates']; distributors: Distributor[] };

export const coordinatesKey = ({ coordinates: { lat, lng } }: Distributor) => `${lat},${lng}`;

export function groupByCoordinates(distributors: readonly Distributor[]): MarkerGroup[] {
  const groups = new Map<string, MarkerGroup>();
  for (const distributor of distributors) {
    const key = coordinatesKey(distributor);
    const group = groups.get(key);
    if (group) group.distributors.push(distributor);
    else groups.set(key, { key, coordinates: distributor.coordinates, distributors: [distributor] });
  }
  return [...groups.values()];
}
