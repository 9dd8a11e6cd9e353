import { useState } from 'react';
import type { Beer } from '@domain/beer/beer';
import { useSelection } from '../../hooks/use-selection';
import { BeerTable } from './beer-table';
import { BulkBar } from './bulk-bar';

type BeerListProps = {
  beers: Beer[];
  /** The number of results on all pages. */
  total: number;
  filter: { search?: string; active?: boolean };
  isStale: boolean;
};

export function BeerList({ beers, total, filter: requestedFilter, isStale }: BeerListProps) {
  const filter = useShownFilter(requestedFilter, isStale);
  const selection = useSelection(JSON.stringify(filter));
  return (
    <>
      <BulkBar beers={beers} total={total} selection={selection} filter={filter} />
      <BeerTable
        beers={beers}
        isStale={isStale}
        selection={{
          isSelected: selection.isSelected,
          onToggle: (beer, isSelected) => selection.setSelected([beer], isSelected),
          getName: ({ name }) => name,
        }}
      />
    </>
  );
}

/** The filter of the beers on the screen: while the next results load, those are the previous ones. */
function useShownFilter(requested: BeerListProps['filter'], isStale: boolean) {
  const [shown, setShown] = useState(requested);
  if (!isStale && JSON.stringify(requested) !== JSON.stringify(shown)) setShown(requested);
  return shown;
}
