import { Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDownUp } from 'lucide-react';
import { beerTag } from '@domain/beer/input';
import { adminSortLabel, beerAdminSorts, defaultAdminSort, type BeerAdminSort } from '@domain/beer/list-order';
import type { Beer } from '@domain/beer/schema';
import { tagChoiceLabel, tagChoices } from '@domain/beer/tag';
import { beerMutations, beerQueries, beerApi, fetchMatchingBeers } from '../../api/beers';
import { askAboutTaps, describeTapsOf } from '../../components/beer-on-tap';
import { BulkBar } from '../../components/bulk-bar';
import { DataTable } from '../../components/data-table';
import { selectWidth } from '../../components/list-controls';
import { ListPage } from '../../components/list-page';
import { useList } from '../../hooks/use-list-filters';
import { useSelection } from '../../hooks/use-selection';
import { navigate } from '../../shell/navigation';
import { beerColumns } from './beer-table';

type BeerListProps = {
  beers: Beer[];
  /** The number of results on all pages. */
  total: number;
  filter: { search?: string; active?: boolean };
  isStale: boolean;
};

function BeerList({ beers, total, filter, isStale }: BeerListProps) {
  const queryClient = useQueryClient();
  const selection = useSelection(filter, isStale);

  return (
    <>
      <BulkBar
        api={beerApi}
        records={beers}
        total={total}
        selection={selection}
        fetchAllResults={() => fetchMatchingBeers(selection.filter)}
        actions={[
          [
            { label: 'Set available', result: 'now available', changes: { isAvailable: true } },
            {
              label: 'Set unavailable',
              result: 'no longer available',
              changes: { isAvailable: false },
              onChanged: (changed) => askAboutTaps(queryClient, changed),
            },
          ],
          [
            { label: 'Activate', result: 'now active', changes: { isActive: true } },
            { label: 'Deactivate', result: 'now inactive', changes: { isActive: false } },
          ],
          [
            { label: 'Feature', result: 'now featured', changes: { isFeatured: true } },
            { label: 'Stop featuring', result: 'no longer featured', changes: { isFeatured: false } },
          ],
        ]}
        tagging={{
          schema: beerTag,
          suggestions: [...new Set([...tagChoices.map(tagChoiceLabel), ...beers.flatMap(({ tags }) => tags)])],
        }}
        describeDelete={async (records) =>
          [await describeTapsOf(queryClient, records), 'Their photos will be deleted too.'].filter(Boolean).join(' ')
        }
      />
      <DataTable
        label="Beers"
        columns={beerColumns}
        rows={beers}
        rowKey={({ _id }) => _id}
        isStale={isStale}
        selection={selection.rowsOf(beers)}
      />
    </>
  );
}

type BeerListFilters = { page: number; search: string; active: 'true' | 'false' | null; sort: BeerAdminSort };

const defaultFilters: BeerListFilters = { page: 1, search: '', active: null, sort: defaultAdminSort };

const sortOptions = beerAdminSorts.map((value) => ({ value, label: adminSortLabel(value) }));

const activeOptions = [
  { value: 'true', label: 'Active only' },
  { value: 'false', label: 'Inactive only' },
] as const;

export function BeersPage() {
  const list = useList('beers', defaultFilters);
  const { page, search, active, sort } = list.filters;
  const filter = { search, active: active === null ? undefined : active === 'true' };
  const query = useQuery(beerQueries.list({ page, sort, ...filter }));

  return (
    <ListPage
      title="Beers"
      itemName="beer"
      list={list}
      query={query}
      items={({ beers }) => beers}
      choices={[{ name: 'active', label: 'Show', anyLabel: 'All beers', options: activeOptions }]}
      filters={
        <Select
          aria-label="Sort by"
          leftSection={<ArrowDownUp size={16} />}
          data={sortOptions}
          value={sort}
          onChange={(next) => next !== null && list.update({ sort: next })}
          {...selectWidth}
        />
      }
      add={{ label: 'New Beer', onClick: () => void navigate({ page: 'beers-new' }) }}
      importPage="beers-import"
      exportCsv={beerMutations.exportCsv}
    >
      {(beers, { pagination: { total } }) => (
        <BeerList beers={beers} total={total} filter={filter} isStale={query.isPlaceholderData} />
      )}
    </ListPage>
  );
}
