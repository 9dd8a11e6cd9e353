import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { adminSortLabel, beerAdminSorts, defaultAdminSort, type BeerAdminSort } from '@domain/beer/list-order';
import { Plus } from 'lucide-react';
import { beerMutations, beerQueries } from '../../api/beers';
import { ExportButton, ImportButton } from '../../components/data-table';
import { FilterBar, FilterSelect, SortSelect, SearchField } from '../../components/list-controls';
import { PageHeader } from '../../components/page-header';
import { useListFilters } from '../../hooks/use-list-filters';
import { navigate } from '../../shell/navigation';
import { BeerList } from './beer-list';
import { PagedList } from '../../components/paged-list';

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
  const isFiltered = search !== '' || active !== null;
  const handleClear = () => updateFilters(noFilters);

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
      <FilterBar label="Filter beers" isFiltered={isFiltered} onClear={handleClear}>
        <SearchField label="Search beers" value={search} onSearch={(text) => updateFilters({ search: text })} />
        <FilterSelect
          label="Show"
          anyLabel="All beers"
          options={activeOptions}
          value={active}
          onChange={(value) => updateFilters({ active: value })}
        />
        <SortSelect options={sortOptions} value={sort} onChange={(value) => updateFilters({ sort: value })} />
      </FilterBar>
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
        isFiltered={isFiltered}
        onClear={handleClear}
        onPage={(next) => updateFilters({ page: next })}
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
