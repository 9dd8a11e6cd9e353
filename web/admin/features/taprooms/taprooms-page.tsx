import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { taproomQueries } from '../../api/taprooms';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { NewTaproomModal } from './new-taproom-modal';
import { TaproomList } from './taproom-list';

/** The route `taprooms-new` is this page with the dialog open. */
export function TaproomsPage({ route }: PageProps) {
  const query = useQuery(taproomQueries.list());
  const taprooms = query.data ?? [];
  const addButton = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => void navigate({ page: 'taprooms-new' })}>
      Add Taproom
    </Button>
  );

  return (
    <>
      <PageHeader title="Taprooms">{addButton}</PageHeader>
      <Text size="sm" c="dimmed" mb="md">
        The site lists them in this order. The first one is shown in the footer.
      </Text>
      <QueryState
        query={query}
        isEmpty={taprooms.length === 0}
        emptyText="No taprooms yet"
        emptyAction={addButton}
        errorText="Failed to load the taprooms"
      >
        <TaproomList taprooms={taprooms} />
      </QueryState>
      <NewTaproomModal
        isOpen={route.page === 'taprooms-new' && !query.isPending}
        taprooms={taprooms}
        onClose={() => void navigate({ page: 'taprooms' }, { skipConfirmation: true, replace: true })}
      />
    </>
  );
}
