import type { Outlet } from './outlet';

type Pixels = { x: number; y: number };
/** Distributors that share a marker, because they are in one building or too near for two markers. */
export type MarkerGroup = { key: string; distributors: Outlet[] };

/** The size of a marker of several. Markers that are closer in both directions overlap, also as touch targets. */
const markerSize = 34;

const overlap = (a: Pixels, b: Pixels) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < markerSize;

/** `toPixels` projects coordinates to the map's current zoom level. */
export function groupMarkers(
  distributors: readonly Outlet[],
  toPixels: (coordinates: Outlet['coordinates']) => Pixels,
): MarkerGroup[] {
  const groups: { center: Pixels; distributors: Outlet[] }[] = [];
  for (const distributor of distributors) {
    const position = toPixels(distributor.coordinates);
    const near = groups.find(({ center }) => overlap(center, position));
    if (near) near.distributors.push(distributor);
    else groups.push({ center: position, distributors: [distributor] });
  }
  return groups.map(({ distributors: members }) => ({
    key: members.map(({ id }) => id).join(),
    distributors: members,
  }));
}
