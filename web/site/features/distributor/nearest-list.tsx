import { useId, useState } from 'react';
import type { DistantDistributor } from '@domain/distributor/distance';
import { distributorKinds, kindLabels, type DistributorKind } from '@domain/distributor/kind';
import { Button } from '../../../ui/button';
import { DistributorEntry } from './distributor-entry';
import { countDistributors } from './result-text';

type Selection = { selectedId: string | null; onSelect: (id: string) => void };

const firstCount = 10;

/** Shops, then wholesalers, each nearest first. */
export function NearestList({ nearest, ...selection }: Selection & { nearest: DistantDistributor[] }) {
  return (
    <>
      {distributorKinds.map((kind) => {
        const ofKind = nearest.filter(({ distributor }) => distributor.kind === kind);
        return ofKind.length > 0 && <NearestOfKind key={kind} kind={kind} nearest={ofKind} {...selection} />;
      })}
      <p className="text-base text-smoke">
        Distances are in a straight line. ZIP codes and cities:{' '}
        <a href="https://www.geonames.org" target="_blank" rel="noopener" className="underline underline-offset-4">
          GeoNames<span className="sr-only"> (opens in a new tab)</span>
        </a>
        , CC BY 4.0.
      </p>
    </>
  );
}

type NearestOfKindProps = Selection & { kind: DistributorKind; nearest: DistantDistributor[] };

function NearestOfKind({ kind, nearest, selectedId, onSelect }: NearestOfKindProps) {
  const headingId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const selectedIndex = nearest.findIndex(({ distributor }) => distributor.id === selectedId);
  // A distributor selected on the map is visible even if it comes after the first ones.
  const visible = isExpanded ? nearest : nearest.slice(0, Math.max(firstCount, selectedIndex + 1));
  return (
    <section aria-labelledby={headingId} className="mb-12">
      <h2 id={headingId} className="border-b-2 border-amber pb-2 text-heading">
        {kindLabels[kind]}
      </h2>
      <ul>
        {visible.map(({ distributor, miles }) => (
          <DistributorEntry
            key={distributor.id}
            distributor={distributor}
            miles={miles}
            isSelected={distributor.id === selectedId}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {visible.length < nearest.length && (
        <Button variant="outline" size="sm" className="mt-5" onClick={() => setExpanded(true)}>
          Show all {countDistributors(nearest.length, kind)}
        </Button>
      )}
    </section>
  );
}
