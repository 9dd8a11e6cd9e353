import { Fragment, useId } from 'react';
import { groupDistributors, type CountryGroup } from '@domain/distributor/group';
import { DistributorEntry } from './distributor-entry';
import type { Outlet } from './outlet';

type Selection = { selectedId: string | null; onSelect: (id: string) => void };

/** Grouped by country and state, by name within them. */
export function DistributorList({ distributors, ...selection }: Selection & { distributors: Outlet[] }) {
  return groupDistributors(distributors).map((group) => (
    <CountrySection key={group.country} group={group} {...selection} />
  ));
}

type CountrySectionProps = Selection & { group: CountryGroup<Outlet> };

function CountrySection({ group: { country, regions }, selectedId, onSelect }: CountrySectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mb-12">
      <h2 id={headingId} className="border-b-2 border-amber pb-2 text-heading">
        {country}
      </h2>
      {regions.map(({ region, members }) => (
        <Fragment key={region}>
          {region && <h3 className="mt-8 text-2xl tracking-wide">{region}</h3>}
          <ul>
            {members.map((distributor) => (
              <DistributorEntry
                key={distributor.id}
                distributor={distributor}
                isSelected={distributor.id === selectedId}
                onSelect={onSelect}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}
