import { useId, useState } from 'react';
import type { Distant } from './distance';
import { Button } from '../../../ui/button';
import { DistributorEntry } from './distributor-entry';
import type { Outlet } from './outlet';

type NearestListProps = {
  nearest: Distant<Outlet>[];
  selectedId: string | null;
  onSelect: (id: string) => void;
};

const firstCount = 10;

/** Nearest first, whatever the kind. */
export function NearestList({ nearest, selectedId, onSelect }: NearestListProps) {
  const headingId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const selectedIndex = nearest.findIndex(({ item }) => item.id === selectedId);
  // One that was selected on the map is visible even if it comes after the first ones.
  const visible = isExpanded ? nearest : nearest.slice(0, Math.max(firstCount, selectedIndex + 1));
  return (
    <section aria-labelledby={headingId} className="mb-12">
      <h2 id={headingId} className="border-b-2 border-amber pb-2 text-heading">
        Nearest first
      </h2>
      <ul>
        {visible.map(({ item, miles }) => (
          <DistributorEntry
            key={item.id}
            distributor={item}
            miles={miles}
            isSelected={item.id === selectedId}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {visible.length < nearest.length && (
        <Button variant="outline" size="sm" className="mt-5" onClick={() => setExpanded(true)}>
          Show all {nearest.length}
        </Button>
      )}
      <p className="mt-8 text-base text-smoke">
        Distances are in a straight line. ZIP codes and cities:{' '}
        <a href="https://www.geonames.org" target="_blank" rel="noopener" className="underline underline-offset-4">
          GeoNames<span className="sr-only"> (opens in a new tab)</span>
        </a>
        , CC BY 4.0.
      </p>
    </section>
  );
}
