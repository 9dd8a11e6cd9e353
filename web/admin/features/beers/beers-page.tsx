import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { adminSortLabel, beerAdminSorts, defaultAdminSort, type BeerAdminSort } from '@domain/beer/list-order';
import { Plus } from 'lucide-react';
import { beerMutations, beerQueries } from '../../api/beers';
import { ExportButton, ImportButton } from '../../components/data-table';
import {
  ClearFiltersButton,
  FilterBar,
  FilterSelect,
  SortSelect,
  PaginationBar,
  SearchField,
} from '../../components/list-controls';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { useClampedPage, useListFilters } from '../../hooks/use-list-filters';
import { navigate } from '../../shell/navigation';
import { BeerList } from './beer-list';

type BeerListFilters = { page: number; search: string; active: 'true' | 'false' | null; sort: BeerAdminSort };

const noFilters = { page: 1, search: '', active: null };
const defaultFilters: BeerListFilters = { ...noFilters, sort: defaultAdminSort };

const sortOptions = beerAdminSorts.map((value) => ({ value, label: adminSortLabel(value) }));

const activeOptions = [
  { value: 'true', label: 'Active only' },
  { value: 'false', label: 'Inactive only' },
] as const;

export function BeersPage() {
  const [{ page, search, active, sort }, updateFilters] = useListFilters('beers', defaultFilters);
  const filter = { search, active: active === null ? undefined : active === 'true' };
  const query = useQuery(beerQueries.list({ page, sort, ...filter }));
  useClampedPage(query.data?.pagination, (nextPage) => updateFilters({ page: nextPage }));
  const beers = query.data?.beers ?? [];
  const isFiltered = search !== '' || active !== null;

  return (
    <>
      <PageHeader title="Beers">
        <ImportButton page="beers-import" />
        <ExportButton
          mutation={beerMutations.exportCsv}
          input={undefined}
          errorText="Failed to export CSV. Please try again."
        />
        <NewBeerButton />
      </PageHeader>
      <FilterBar label="Filter beers" isFiltered={isFiltered} onClear={() => updateFilters(noFilters)}>
        <SearchField
          label="Search beers"
          value={search}
          onSearch={(text) => updateFilters({ search: text, page: 1 })}
        />
        <FilterSelect
          label="Show"
          anyLabel="All beers"
          options={activeOptions}
          value={active}
          onChange={(value) => updateFilters({ active: value, page: 1 })}
        />
        <SortSelect options={sortOptions} value={sort} onChange={(value) => updateFilters({ sort: value, page: 1 })} />
      </FilterBar>
      <QueryState
        query={query}
        isEmpty={beers.length === 0}
        emptyText={isFiltered ? 'No beers match these filters' : 'No beers yet'}
        emptyAction={
          isFiltered ? (
            <ClearFiltersButton onClear={() => updateFilters(noFilters)} />
          ) : (
            <Group gap="sm">
              <NewBeerButton />
              <ImportButton page="beers-import" />
            </Group>
          )
        }
        errorText="Failed to load beers"
      >
        <BeerList
          beers={beers}
          total={query.data?.pagination.total ?? beers.length}
          filter={filter}
          isStale={query.isPlaceholderData}
        />
      </QueryState>
      {query.data && (
        <PaginationBar
          pagination={query.data.pagination}
          itemName="beer"
          onPage={(nextPage) => updateFilters({ page: nextPage })}
        />
      )}
    </>
  );
}

const NewBeerButton = () => (
  <Button leftSection={<Plus size={16} />} onClick={() => void navigate({ page: 'beers-new' })}>
    New Beer
  </Button>
);
