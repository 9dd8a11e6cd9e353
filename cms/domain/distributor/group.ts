/** Distributors grouped by country, region and kind. */
import type { Distributor } from './distributor';
import { distributorKinds, type DistributorKind } from './kind';

export type KindGroup = { kind: DistributorKind; distributors: Distributor[] };
export type RegionGroup = { region: string | null; kinds: KindGroup[] };
export type CountryGroup = { country: string; regions: RegionGroup[] };

const compare = (left: string, right: string) => left.localeCompare(right, 'en', { sensitivity: 'base' });

export const compareDistributors = (left: Distributor, right: Distributor) =>
  compare(left.country, right.country) ||
  compare(left.region ?? '', right.region ?? '') ||
  compare(left.name, right.name) ||
  compare(left.id, right.id);

/** The brewery's own country and state, which come before the others. */
const homeCountry = /^(united states( of america)?|usa?)$/i;
const homeRegion = /^california$/i;

/**
 * The home country and state first, shops before wholesalers. `distributors` must be sorted, as the API returns them: sorting
 * again would slow down hydration.
 */
export const groupDistributors = (distributors: readonly Distributor[]): CountryGroup[] =>
  withFirst(
    homeCountry,
    groupRuns(distributors, ({ country }) => country).map(({ key: country, members }) => ({
      country,
      regions: withFirst(
        homeRegion,
        groupRuns(members, ({ region }) => region).map(({ key: region, members: neighbors }) => ({
          region,
          kinds: groupByKind(neighbors),
        })),
        ({ region }) => region,
      ),
    })),
    ({ country }) => country,
  );

export const groupByKind = (distributors: readonly Distributor[]): KindGroup[] =>
  distributorKinds
    .map((kind) => ({ kind, distributors: distributors.filter((distributor) => distributor.kind === kind) }))
    .filter((group) => group.distributors.length > 0);

/** Groups adjacent items with the same key. */
function groupRuns<Item, Key>(items: readonly Item[], getKey: (item: Item) => Key) {
  const runs: { key: Key; members: Item[] }[] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && run.key === getKey(item)) run.members.push(item);
    else runs.push({ key: getKey(item), members: [item] });
  }
  return runs;
}

function withFirst<Group>(pattern: RegExp, groups: Group[], getName: (group: Group) => string | null): Group[] {
  const isFirst = (group: Group) => pattern.test(getName(group) ?? '');
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))];
}
