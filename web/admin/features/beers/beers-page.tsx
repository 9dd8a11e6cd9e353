import { Button, Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { beerMutations, staffBeerQueries } from '../../../api/beers';
import { ExportButton } from '../../kit/export-button';
import { ListState } from '../../kit/list-state';
import { PageHeader } from '../../kit/page-header';
import { Pager } from '../../kit/pager';
import { SearchField } from '../../kit/search-field';
import { useListView } from '../../kit/use-list-view';
import { navigate } from '../../shell/navigation';
import { BeerTable } from './beer-table';

type View = { page: number; search: string; active: 'all' | 'true' | 'false' };

const everything: View = { page: 1, search: '', active: 'all' };

const activeOptions = [
  { value: 'all', label: 'All beers' },
  { value: 'true', label: 'Active only' },
  { value: 'false', label: 'Inactive only' },
];

export function BeersPage() {
  const [view, changeView] = useListView('beers', everything);
  const { page, search, active } = view;
  const query = useQuery(
    staffBeerQueries.list({ page, search, active: active === 'all' ? undefined : active === 'true' }),
  );
  const beers = query.data?.beers ?? [];
  const isFiltered = search !== '' || active !== 'all';

  return (
    <>
      <PageHeader title="Beers">
        <Button
          variant="default"
          leftSection={<FileUp size={16} aria-hidden />}
          onClick={() => void navigate({ page: 'beers-import' })}
        >
          Import CSV
        </Button>
        <ExportButton
          mutation={beerMutations.exportCsv}
          input={undefined}
          failureText="Failed to export CSV. Please try again."
        />
        <NewBeerButton />
      </PageHeader>
      <Group gap="sm" mb="sm">
        <SearchField label="Search beers" value={search} onSearch={(text) => changeView({ search: text, page: 1 })} />
        <Select
          aria-label="Show"
          data={activeOptions}
          value={active}
          allowDeselect={false}
          onChange={(value) => changeView({ active: value as View['active'], page: 1 })}
          w={150}
        />
      </Group>
      <ListState
        query={query}
        isEmpty={beers.length === 0}
        emptyText={isFiltered ? 'No beers match' : 'No beers yet'}
        emptyAction={
          isFiltered ? (
            <Button variant="default" onClick={() => changeView(everything)}>
              Clear filters
            </Button>
          ) : (
            <NewBeerButton />
          )
        }
        failureText="Failed to load beers"
      >
        <BeerTable beers={beers} isStale={query.isPlaceholderData} />
      </ListState>
      {query.data && (
        <Pager pagination={query.data.pagination} noun="beers" onPage={(next) => changeView({ page: next })} />
      )}
    </>
  );
}

const NewBeerButton = () => (
  <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => void navigate({ page: 'beers-new' })}>
    New Beer
  </Button>
);
