import { Button, Text } from '@mantine/core';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { StaffTaproom } from '@domain/taproom/schema';
import { taproomQueries, invalidateTaprooms, taproomMutations } from '../../api/taprooms';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { SortableGrid } from '../../components/sortable';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { NewTaproomModal } from './new-taproom-modal';
import { TaproomRow } from './taproom-row';

/** In the order of the site, which is changed by dragging or by buttons and saved at once. */
function TaproomList({ taprooms }: { taprooms: StaffTaproom[] }) {
  const queryClient = useQueryClient();
  const { queryKey } = taproomQueries.list();
  const sort = useMutation({
    ...taproomMutations.sort,
    onError: (error) => void toast.error(errorMessage(error, 'Failed to change the order. Please try again.')),
    onSettled: () => invalidateTaprooms(queryClient),
  });
  const handleReorder = (reordered: StaffTaproom[]) => {
    queryClient.setQueryData(queryKey, reordered);
    sort.mutate(reordered.map(({ slug }) => slug));
  };

  return (
    <SortableGrid
      label="Taprooms"
      cols={1}
      items={taprooms}
      getId={({ slug }) => slug}
      getName={(index) => taprooms[index]?.name ?? ''}
      onReorder={handleReorder}
      renderItem={(taproom, _, moveButtons) => <TaproomRow taproom={taproom} moveButtons={moveButtons} />}
    />
  );
}

/** The route `taprooms-new` is this page with the dialog open. */
export function TaproomsPage({ route }: PageProps) {
  const query = useQuery(taproomQueries.list());
  const taprooms = query.data ?? [];
  const addButton = (
    <Button leftSection={<Plus size={16} />} onClick={() => void navigate({ page: 'taprooms-new' })}>
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
