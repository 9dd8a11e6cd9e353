import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beerTag } from '@domain/beer/input';
import type { Beer } from '@domain/beer/schema';
import { tagChoiceLabel, tagChoices } from '@domain/beer/tag';
import { changeRecord } from '../../api/batch';
import {
  deleteBeer,
  fetchLatestBeer,
  fetchMatchingBeers,
  invalidateBeers,
  restoreBeer,
  updateBeer,
} from '../../api/beers';
import { askAboutTaps, describeTapsOf } from '../../components/beer-on-tap';
import { BulkBar, type BulkAction } from '../../components/bulk-bar';
import { useSelection } from '../../hooks/use-selection';
import { BeerTable } from './beer-table';

/** What bulk actions change. */
type Changes = Pick<Beer, 'isAvailable' | 'isActive' | 'isFeatured' | 'tags'>;

type BeerListProps = {
  beers: Beer[];
  /** The number of results on all pages. */
  total: number;
  filter: { search?: string; active?: boolean };
  isStale: boolean;
};

export function BeerList({ beers, total, filter: requestedFilter, isStale }: BeerListProps) {
  const queryClient = useQueryClient();
  const filter = useShownFilter(requestedFilter, isStale);
  const selection = useSelection(JSON.stringify(filter));

  const change = (id: string, getChanges: (beer: Beer) => Partial<Changes>) =>
    changeRecord<Changes, Beer>({
      load: () => fetchLatestBeer(queryClient, id),
      save: async (changes) => (await updateBeer({ id, beer: changes })).beer,
      getChanges,
    });
  const action = (label: string, result: string, changes: Partial<Changes>): BulkAction => ({
    label,
    result,
    apply: (id) => change(id, () => changes),
  });
  const setUnavailable = action('Set unavailable', 'no longer available', { isAvailable: false });

  return (
    <>
      <BulkBar
        itemName="beer"
        records={beers}
        total={total}
        selection={selection}
        fetchAllResults={() => fetchMatchingBeers(filter)}
        invalidate={() => invalidateBeers(queryClient)}
        actions={[
          [
            action('Set available', 'now available', { isAvailable: true }),
            { ...setUnavailable, onChanged: (changed) => askAboutTaps(queryClient, changed) },
          ],
          [
            action('Activate', 'now active', { isActive: true }),
            action('Deactivate', 'now inactive', { isActive: false }),
          ],
          [
            action('Feature', 'now featured', { isFeatured: true }),
            action('Stop featuring', 'no longer featured', { isFeatured: false }),
          ],
        ]}
        tagging={{
          schema: beerTag,
          suggestions: [...new Set([...tagChoices.map(tagChoiceLabel), ...beers.flatMap(({ tags }) => tags)])],
          apply: (id, changeTags) => change(id, ({ tags }) => ({ tags: changeTags(tags) })),
        }}
        deleting={{
          apply: async (id) => {
            await deleteBeer(id);
            return () => restoreBeer(id);
          },
          describe: async (records) =>
            [await describeTapsOf(queryClient, records), 'Their photos will be deleted too.'].filter(Boolean).join(' '),
        }}
      />
      <BeerTable
        beers={beers}
        isStale={isStale}
        selection={{
          isSelected: selection.isSelected,
          onToggle: ({ _id }, isSelected, isRange) => selection.toggle(beers, _id, { isSelected, isRange }),
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
