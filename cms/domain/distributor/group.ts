/** Distributors grouped by country and region. */
import type { Distributor } from './schema';

type Located = Pick<Distributor, 'country' | 'region'>;

type RegionGroup<Item extends Located> = { region: string | null; members: Item[] };
type CountryGroup<Item extends Located> = { country: string; regions: RegionGroup<Item>[] };

const compare = (left: string, right: string) => left.localeCompare(right, 'en', { sensitivity: 'base' });

export const compareDistributors = <Item extends Pick<Distributor, 'id' | 'name'> & Located>(left: Item, right: Item) =>
  compare(left.country, right.country) ||
  compare(left.region ?? '', right.region ?? '') ||
  compare(left.name, right.name) ||
  compare(left.id, right.id);

const homeCountry = /^(united states( of america)?|usa?)$/i;

/**
 * The home country and the brewery's own state first. `distributors` must be sorted, as the API returns them: sorting again
 * would slow down hydration.
 */
export const groupDistributors = <Item extends Located>(
  distributors: readonly Item[],
  homeState: string | null,
): CountryGroup<Item>[] =>
  withFirst(
    (name) => homeCountry.test(name ?? ''),
    groupRuns(distributors, ({ country }) => country).map(({ key: country, members }) => ({
      country,
      regions: withFirst(
        (name) => name !== null && name.toLowerCase() === homeState?.toLowerCase(),
        groupRuns(members, ({ region }) => region).map(({ key: region, members: neighbors }) => ({
          region,
          members: neighbors,
        })),
        ({ region }) => region,
      ),
    })),
    ({ country }) => country,
  );

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

function withFirst<Group>(
  isHome: (name: string | null) => boolean,
  groups: Group[],
  getName: (group: Group) => string | null,
): Group[] {
  const isFirst = (group: Group) => isHome(getName(group));
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))];
}
