import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tapLimits } from '@domain/tap/constants';
import type { StaffTap, StaffTapList } from '@domain/tap/tap-list';
import { ArrowDown01, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { applyTapList, removeTap, sortTaps, tapQueries } from '../../api/taps';
import { confirm, confirmDelete } from '../../components/confirm';
import { SortableGrid } from '../../components/sortable';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';
import { AddTapsForm } from './add-taps-form';
import classes from './taps.module.css';

type TapSetupProps = { tapList: StaffTapList; onEdit: (tap: StaffTap) => void };

/** Numbers, labels and order of the taps. */
export function TapSetup({ tapList, onEdit }: TapSetupProps) {
  const queryClient = useQueryClient();
  const { taps, taproom } = tapList;
  const { queryKey } = tapQueries.list(taproom.slug);
  const reload = () => queryClient.invalidateQueries({ queryKey });
  const sort = useMutation({
    mutationFn: (order: string[]) => sortTaps(taproom.slug, order),
    onSuccess: (response) => void applyTapList(queryClient, response.tapList),
    onError: (error) => {
      toast.error(errorMessage(error, 'Failed to change the order. Please try again.'));
      void reload();
    },
  });
  const remove = useMutation({
    mutationFn: (tap: StaffTap) => removeTap(taproom.slug, tap._id),
    onSuccess: (response, { number }) => {
      toast.success(`Tap ${number} was deleted`);
      void applyTapList(queryClient, response.tapList);
    },
    onError: (error) => {
      toast.error(errorMessage(error, 'Failed to delete the tap. Please try again.'));
      void reload();
    },
  });

  const reorder = (reordered: StaffTap[]) => {
    queryClient.setQueryData(queryKey, (list) => list && { ...list, taps: reordered });
    sort.mutate(reordered.map(({ _id }) => _id));
  };
  const byNumber = taps.toSorted((one, other) => one.number - other.number);
  const isSorted = taps.every((tap, index) => tap === byNumber[index]);
  const handleDelete = async (tap: StaffTap) => {
    if (tap.pouring) return explainTapInUse(tap.number, tap.pouring.drink.name);
    if (await confirmDelete(`tap ${tap.number}`, 'Its history is kept.')) remove.mutate(tap);
  };

  return (
    <>
      <Group justify="space-between" gap="xs" mb="xs">
        <Text size="sm" c="dimmed" className={classes.reminder}>
          In the order of the bar, as bartenders and visitors see them. Drag a tap to move it.
        </Text>
        {!isSorted && (
          <Button
            size="xs"
            variant="default"
            leftSection={<ArrowDown01 size={14} aria-hidden />}
            onClick={() => reorder(byNumber)}
          >
            Sort by Number
          </Button>
        )}
      </Group>
      <div className={classes.setupRows}>
        <SortableGrid
          label="Taps"
          cols={1}
          items={taps}
          getId={({ _id }) => _id}
          getName={(index) => `tap ${taps[index]?.number ?? ''}`}
          onReorder={reorder}
          renderItem={(tap, _, moveButtons) => (
            <SetupRow
              tap={tap}
              moveButtons={moveButtons}
              isDeleting={remove.isPending}
              onEdit={() => onEdit(tap)}
              onDelete={() => void handleDelete(tap)}
            />
          )}
        />
      </div>
      {taps.length < tapLimits.taps && (
        <div className={classes.addMore}>
          <AddTapsForm taproom={taproom.slug} taps={taps} />
        </div>
      )}
    </>
  );
}

/** What pours is never taken off the list by deleting its tap. */
const explainTapInUse = (number: number, drink: string) =>
  confirm({
    title: `Tap ${number} can’t be deleted`,
    message: `${drink} is on it. Take it off first.`,
    confirmLabel: 'OK',
    cancelLabel: null,
  });

type SetupRowProps = {
  tap: StaffTap;
  moveButtons: ReactNode;
  isDeleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

const SetupRow = ({ tap, moveButtons, isDeleting, onEdit, onDelete }: SetupRowProps) => (
  <div className={classes.setup}>
    <div className={classes.number}>{tap.number}</div>
    <div className={classes.drink}>
      {tap.label && (
        <Text size="sm" fw={600} className={classes.name}>
          {tap.label}
        </Text>
      )}
      <Text size="sm" c="dimmed" lineClamp={1}>
        {tap.pouring?.drink.name ?? 'Nothing on'}
      </Text>
    </div>
    <Group gap={0} wrap="nowrap" className={classes.setupActions}>
      {moveButtons}
      <ActionIcon aria-label={`Edit tap ${tap.number}`} onClick={onEdit}>
        <Pencil size={16} />
      </ActionIcon>
      <ActionIcon
        color="red.7"
        aria-label={`Delete tap ${tap.number}`}
        aria-disabled={isDeleting}
        onClick={() => isDeleting || onDelete()}
      >
        <Trash2 size={16} />
      </ActionIcon>
    </Group>
  </div>
);
