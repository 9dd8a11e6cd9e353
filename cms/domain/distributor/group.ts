/** Distributors grouped by country and region (visitor-site.md §2). */
import type { Distributor } from './distributor';

type RegionGroup = { region: string | null; distributors: Distributor[] };
export type CountryGroup = { country: string; regions: RegionGroup[] };

const compare = (left: string, right: string) => left.localeCompare(right, 'en', { sensitivity: 'base' });

export const compareDistributors = (left: Distributor, right: Distributor) =>
  compare(left.country, right.country) ||
  compare(left.region ?? '', right.region ?? '') ||
  compare(left.name, right.name) ||
  compare(left.id, right.id);

/** `distributors` must be sorted, as the API returns them: sorting again would slow down hydration. */
export const groupDistributors = (distributors: readonly Distributor[]): CountryGroup[] => {
  const groups: CountryGroup[] = [];
  for (const distributor of distributors) {
    let country = groups.at(-1);
    if (country?.country !== distributor.country) {
      country = { country: distributor.country, regions: [] };
      groups.push(country);
    }
    const region = country.regions.at(-1);
    if (region && region.region === distributor.region) region.distributors.push(distributor);
    else country.regions.push({ region: distributor.region, distributors: [distributor] });
  }
  return groups;
};
