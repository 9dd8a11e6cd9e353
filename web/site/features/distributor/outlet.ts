import type { Distributor } from '@domain/distributor/distributor';
import { type DistributorKind, kindLabels } from '@domain/distributor/kind';
import { getStateName } from '@domain/distributor/us-states';
import type { TaproomSummary } from '@domain/taproom/taproom';

/** A place that has the brewery's beer: a distributor, or one of its own taprooms, which are results of a search too. */
export type Outlet = Omit<Distributor, 'kind'> & {
  kind: DistributorKind | 'taproom';
  /** Of the taproom's page. */
  path?: string;
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
