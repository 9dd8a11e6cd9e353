import type { Distributor } from '@domain/distributor/schema';
import { type DistributorKind, kindLabels } from '@domain/distributor/kind';
import { getStateName } from '@domain/distributor/us-states';
import type { TaproomSummary } from '@domain/taproom/schema';

/** A place that has the brewery's beer: a distributor, or one of its own taprooms, which are results of a search too. */
export type Outlet = Omit<Distributor, 'kind'> & {
  kind: DistributorKind | 'taproom';
  /** The path of the taproom's page. */
  path?: string;
  /** From the place that was searched. */
  miles?: number;
};

export const outletLabel = (kind: Outlet['kind']): string =>
  kind === 'taproom' ? 'Our taproom' : kindLabels[kind].one;

/** A taproom without coordinates is on no map. */
export const toOutlets = (taprooms: readonly TaproomSummary[]): Outlet[] =>
  taprooms.flatMap(({ _id, name, path, state, contact, coordinates }) =>
    coordinates
      ? [
          {
            id: _id,
            kind: 'taproom' as const,
            name: `${name} Taproom`,
            path,
            address: contact.address ?? '',
            phone: contact.phone,
            country: 'United States',
            region: getStateName(state),
            coordinates,
          },
        ]
      : [],
  );

export type Coordinates = Distributor['coordinates'];

export const loadFailedMessage = 'The search could not be loaded. Check your connection and try again.';

const earthRadiusMiles = 3958.8;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine formula). */
export function distanceInMiles(from: Coordinates, to: Coordinates): number {
  const halfLat = Math.sin(toRadians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(toRadians(to.lng - from.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * halfLng ** 2;
  // Rounding can make the chord of opposite points exceed 1.
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Nearest first; equally distant ones stay in their order. */
export const sortByDistance = <Item extends { coordinates: Coordinates }>(
  items: readonly Item[],
  origin: Coordinates,
): (Item & { miles: number })[] =>
  items
    .map((item) => ({ ...item, miles: distanceInMiles(origin, item.coordinates) }))
    .sort((left, right) => left.miles - right.miles);

/** Rounds to whole miles: a ZIP code or city is not more precise. */
export function formatMiles(miles: number): string {
  const rounded = Math.round(miles);
  if (rounded < 1) return 'Under 1 mile';
  if (rounded === 1) return '1 mile';
  return `${String(rounded).replace(/\B(?=(\d{3})+$)/g, ',')} miles`;
}
