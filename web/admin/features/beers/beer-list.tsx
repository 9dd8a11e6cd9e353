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

export function BeerList({ beers, total, filter, isStale }: BeerListProps) {
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
