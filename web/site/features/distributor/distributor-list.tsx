import { Fragment, useId, type ReactNode } from 'react';
import type { Distributor } from '@domain/distributor/distributor';
import { groupDistributors, type CountryGroup } from '@domain/distributor/group';
import { kindLabels } from '@domain/distributor/kind';
import { DistributorEntry } from './distributor-entry';

type Selection = { selectedId: string | null; onSelect: (id: string) => void };

/** Grouped by country and state, shops before wholesalers. */
export function DistributorList({ distributors, ...selection }: Selection & { distributors: Distributor[] }) {
  return groupDistributors(distributors).map((group) => (
    <CountrySection key={group.country} group={group} {...selection} />
  ));
}

function CountrySection({ group: { country, regions }, ...selection }: Selection & { group: CountryGroup }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mb-12">
      <h2 id={headingId} className="border-b-2 border-amber pb-2 text-heading">
        {country}
      </h2>
      {regions.map(({ region, kinds }) => (
        <Fragment key={region}>
          {region && <h3 className="mt-8 text-2xl tracking-wide">{region}</h3>}
          {kinds.map(({ kind, distributors }) => (
            <KindList key={kind} label={kindLabels[kind]} headingLevel={region ? 'h4' : 'h3'}>
              {distributors.map((distributor) => (
                <DistributorEntry
                  key={distributor.id}
                  distributor={distributor}
                  isSelected={distributor.id === selection.selectedId}
                  onSelect={selection.onSelect}
                />
              ))}
            </KindList>
          ))}
        </Fragment>
      ))}
    </section>
  );
}

type KindListProps = { label: string; headingLevel: 'h3' | 'h4'; children: ReactNode };

function KindList({ label, headingLevel: Heading, children }: KindListProps) {
  return (
    <>
      <Heading className="mt-4 px-4 font-display text-label font-semibold text-smoke uppercase">{label}</Heading>
      <ul>{children}</ul>
    </>
  );
}
