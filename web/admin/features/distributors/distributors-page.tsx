import { Anchor, Badge, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import type { StaffDistributor } from '@domain/distributor/schema';
import { distributorKinds, kindLabels, type DistributorKind } from '@domain/distributor/kind';
import { distributorApi, distributorQueries, exportDistributors } from '../../api/website';
import { DeleteRecordButton, EditButton, type Column } from '../../components/data-table';
import { ListPage } from '../../components/list-page';
import { useMapTiles } from '../../components/pin-field';
import { useList } from '../../hooks/use-list-filters';
import { navigate } from '../../shell/navigation';
import type { ResultsMapProps } from './results-map';

const edit = (id: string) => void navigate({ page: 'distributors-edit', id });

const columns: Column<StaffDistributor>[] = [
  {
    header: 'Name',
    kind: 'title',
    render: ({ id, name }) => (
      <Anchor component="button" type="button" size="sm" fw={600} ta="left" onClick={() => edit(id)}>
        {name}
      </Anchor>
    ),
  },
  {
    header: 'Kind',
    kind: 'inline',
    width: 130,
    render: ({ kind }) => (
      <Badge size="sm" variant="light">
        {kindLabels[kind].one}
      </Badge>
    ),
  },
  {
    header: 'Address',
    kind: 'plain',
    render: ({ address, phone }) => (
      <Text span size="sm" style={{ whiteSpace: 'pre-line' }}>
        {address}
        <Text span inherit c="dimmed" display="block">
          {phone}
        </Text>
      </Text>
    ),
  },
  { header: 'Place', kind: 'plain', width: 170, render: ({ country, region }) => region ?? country },
  {
    header: 'Actions',
    kind: 'actions',
    width: 90,
    cardCorner: true,
    render: ({ id, name }) => (
      <Group gap={4} justify="flex-end" wrap="nowrap">
        <EditButton name={name} onClick={() => edit(id)} />
        <DeleteRecordButton
          api={distributorApi}
          id={id}
          name={name}
          message="It disappears from the Distributors page."
          failureText="Failed to delete the distributor. Please try again."
        />
      </Group>
    ),
  },
];

/** The list is enough if it fails to load. */
const ResultsMap = lazy<ComponentType<ResultsMapProps>>(() =>
  import('./results-map').then(
    (module) => ({ default: module.ResultsMap }),
    () => ({ default: () => null }),
  ),
);

const kindOptions = distributorKinds.map((value) => ({ value, label: kindLabels[value].many }));

type Filters = { page: number; search: string; kind: DistributorKind | null };

const noFilters: Filters = { page: 1, search: '', kind: null };

export function DistributorsPage() {
  const list = useList('distributors', noFilters);
  const { page, ...filter } = list.filters;
  const query = useQuery(distributorQueries.list({ page, ...filter }));
  const tiles = useMapTiles();

  return (
    <ListPage
      title="Distributors"
      subtitle="Shops, bars, restaurants and wholesalers that sell your beer"
      itemName="distributor"
      list={list}
      query={query}
      items={({ distributors }) => distributors}
      choices={[{ name: 'kind', label: 'Kind', anyLabel: 'All kinds', options: kindOptions }]}
      add={{ label: 'New Distributor', onClick: () => void navigate({ page: 'distributors-new' }) }}
      importPage="distributors-import"
      exportCsv={() => exportDistributors(filter)}
      columns={columns}
    >
      {(distributors) =>
        tiles && (
          <Suspense fallback={<Skeleton height={280} />}>
            <ResultsMap tiles={tiles} distributors={distributors} onOpen={edit} />
          </Suspense>
        )
      }
    </ListPage>
  );
}
