import { Button, Group, Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { adminSortLabel, beerAdminSorts, defaultAdminSort, type BeerAdminSort } from '@domain/beer/list-order';
import { ArrowDownUp, Plus } from 'lucide-react';
import { beerMutations, beerQueries, beerApi, fetchMatchingBeers } from '../../api/beers';
import { ExportButton, ImportButton } from '../../components/data-table';
import { ListFilters, PagedList, selectWidth } from '../../components/list-controls';
import { PageHeader } from '../../components/page-header';
import { useList } from '../../hooks/use-list-filters';
import { navigate } from '../../shell/navigation';
import { useState } from 'react';
import { beerTag } from '@domain/beer/input';
import type { Beer } from '@domain/beer/schema';
import { tagChoiceLabel, tagChoices } from '@domain/beer/tag';
import { askAboutTaps, describeTapsOf } from '../../components/beer-on-tap';
import { BulkBar } from '../../components/bulk-bar';
import { useSelection } from '../../hooks/use-selection';
import { BeerTable } from './beer-table';

type BeerListProps = {
  beers: Beer[];
  /** The number of results on all pages. */
  total: number;
  filter: { search?: string; active?: boolean };
  isStale: boolean;
};

function BeerList({ beers, total, filter: requestedFilter, isStale }: BeerListProps) {
  const queryClient = useQueryClient();
  const filter = useShownFilter(requestedFilter, isStale);
  const selection = useSelection(JSON.stringify(filter));

  return (
    <>
      <BulkBar
        api={beerApi}
        records={beers}
        total={total}
        selection={selection}
        fetchAllResults={() => fetchMatchingBeers(filter)}
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
      <BeerTable beers={beers} isStale={isStale} selection={selection.rowsOf(beers)} />
    </>
  );
}

/** The filter of the beers on the screen: while the next results load, those are the previous ones. */
function useShownFilter(requested: BeerListProps['filter'], isStale: boolean) {
  const [shown, setShown] = useState(requested);
  if (!isStale && JSON.stringify(requested) !== JSON.stringify(shown)) setShown(requested);
  return shown;
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
    <>
      <PageHeader title="Beers">
        <ImportButton page="beers-import" />
        <ExportButton download={beerMutations.exportCsv} input={undefined} />
        <NewBeerButton />
      </PageHeader>
      <ListFilters
        label="Filter beers"
        searchLabel="Search beers"
        list={list}
        choices={[{ name: 'active', label: 'Show', anyLabel: 'All beers', options: activeOptions }]}
      >
        <Select
          aria-label="Sort by"
          leftSection={<ArrowDownUp size={16} />}
          data={sortOptions}
          value={sort}
          onChange={(next) => next !== null && list.update({ sort: next })}
          {...selectWidth}
        />
      </ListFilters>
      <PagedList
        query={query}
        items={({ beers }) => beers}
        itemName="beer"
        errorText="Failed to load beers"
        emptyText="No beers yet"
        emptyAction={
          <Group gap="sm">
            <NewBeerButton />
            <ImportButton page="beers-import" />
          </Group>
        }
        list={list}
      >
        {(beers, { pagination: { total } }) => (
          <BeerList beers={beers} total={total} filter={filter} isStale={query.isPlaceholderData} />
        )}
      </PagedList>
    </>
  );
}

const NewBeerButton = () => (
  <Button leftSection={<Plus size={16} />} onClick={() => void navigate({ page: 'beers-new' })}>
    New Beer
  </Button>
);
