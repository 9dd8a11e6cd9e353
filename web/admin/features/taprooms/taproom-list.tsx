import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { invalidateTaprooms, taproomMutations, taproomQueries } from '../../api/taprooms';
import { SortableGrid } from '../../components/sortable';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';
import { TaproomRow } from './taproom-row';

/** In the order of the site, which is changed by dragging or by buttons and saved at once. */
export function TaproomList({ taprooms }: { taprooms: StaffTaproom[] }) {
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
