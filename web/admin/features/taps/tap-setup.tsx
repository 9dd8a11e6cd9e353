import { Box, Button, Group, NumberInput, Paper, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown01, Pencil, Trash2, Plus } from 'lucide-react';
import { tapLimits } from '@domain/tap/constants';
import { tapInput } from '@domain/tap/input';
import type { StaffTap, StaffTapList } from '@domain/tap/schema';
import { applyTapList, removeTap, sortTaps, tapQueries, addTaps } from '../../api/taps';
import { confirm, confirmDelete } from '../../components/confirm';
import { SortableGrid } from '../../components/sortable';
import { toast } from '../../components/toast';
import { useAction } from '../../hooks/use-action';
import { useActionForm } from '../../hooks/use-action-form';
import { clientErrorMessage } from '../../lib/error-message';
import { showServerErrors, validateWith } from '../../lib/form-errors';
import { pluralize } from '../../../domain/format';
import { TapNumber } from './tap-row';
import classes from './taps.module.css';
import { IconButton, SmallButton } from '../../components/buttons';

const firstCount = 12;

type AddTapsFormProps = { taproom: string; taps: readonly StaffTap[] };

/** Adds taps with consecutive numbers, all or none. */
export function AddTapsForm({ taproom, taps }: AddTapsFormProps) {
  const queryClient = useQueryClient();
  const nextNumber = Math.max(0, ...taps.map(({ number }) => number)) + 1;
  const { form, onSubmit, isPending } = useActionForm<{ count: number | string }, { tapList: StaffTapList }>({
    initialValues: { count: taps.length === 0 ? firstCount : 1 },
    validate: ({ count }) =>
      count === ''
        ? { count: `Number of taps must be a whole number from 1 to ${tapLimits.addAtOnce}` }
        : validateWith(tapInput)({ number: nextNumber, count }),
    submit: ({ count }) => addTaps(taproom, { number: nextNumber, count: Number(count) }),
    onSuccess: ({ tapList }, { count }) => {
      toast.success(`${pluralize(Number(count), 'tap')} added`);
      form.setValues({ count: 1 });
      void applyTapList(queryClient, tapList);
    },
    onError: (error, addForm) => {
      if (!showServerErrors(addForm, error))
        toast.error(clientErrorMessage(error, 'Failed to add the taps. Please try again.'));
      void queryClient.invalidateQueries({ queryKey: ['taps', taproom] });
    },
  });

  return (
    <form noValidate aria-label="Add taps" onSubmit={onSubmit}>
      <Group gap="sm" align="flex-start">
        <NumberInput
          label="Number of taps"
          w={150}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          min={1}
          max={tapLimits.addAtOnce}
          {...form.getInputProps('count')}
        />
        <Button type="submit" mt={25} leftSection={<Plus size={16} />} aria-disabled={isPending}>
          {isPending ? 'Adding...' : addLabel(Number(form.values.count))}
        </Button>
      </Group>
    </form>
  );
}

const addLabel = (count: number) => (count > 0 ? `Add ${pluralize(count, 'Tap')}` : 'Add Taps');

type TapSetupProps = { tapList: StaffTapList; onEdit: (tap: StaffTap) => void };

/** Numbers, labels and order of the taps. */
export function TapSetup({ tapList, onEdit }: TapSetupProps) {
  const queryClient = useQueryClient();
  const { taps, taproom } = tapList;
  const { queryKey } = tapQueries.list(taproom.slug);
  const shared = {
    onSuccess: (response: { tapList: StaffTapList }) => void applyTapList(queryClient, response.tapList),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  };
  const sort = useAction({
    run: (sorted: StaffTap[]) =>
      sortTaps(
        taproom.slug,
        sorted.map(({ _id }) => _id),
      ),
    failureText: 'Failed to change the order. Please try again.',
    ...shared,
  });
  const remove = useAction({
    run: ({ _id }: StaffTap) => removeTap(taproom.slug, _id),
    question: ({ number }) => confirmDelete(`tap ${number}`, 'Its history is kept.'),
    successText: (_, { number }) => `Tap ${number} was deleted`,
    failureText: 'Failed to delete the tap. Please try again.',
    ...shared,
  });

  const reorder = (reordered: StaffTap[]) => {
    queryClient.setQueryData(queryKey, (list) => list && { ...list, taps: reordered });
    sort.mutate(reordered);
  };
  const byNumber = taps.toSorted((one, other) => one.number - other.number);
  const isSorted = taps.every((tap, index) => tap === byNumber[index]);
  const handleDelete = (tap: StaffTap) =>
    tap.pouring ? explainTapInUse(tap.number, tap.pouring.drink.name) : remove.start(tap);

  return (
    <>
      <Group justify="space-between" gap="xs" mb="xs">
        <Text size="sm" c="dimmed" flex="1 1 200px">
          In the order of the bar, as bartenders and visitors see them. Drag a tap to move it.
        </Text>
        {!isSorted && (
          <SmallButton icon={ArrowDown01} onClick={() => reorder(byNumber)}>
            Sort by Number
          </SmallButton>
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
            <Paper withBorder px={12} py={8} pr={50}>
              <Group gap="4px 12px" justify="flex-end">
                <TapNumber number={tap.number} />
                <Box flex="1 1 160px" miw={0} style={{ overflowWrap: 'anywhere' }}>
                  {tap.label && (
                    <Text size="sm" fw={600}>
                      {tap.label}
                    </Text>
                  )}
                  <Text size="sm" c="dimmed" lineClamp={1}>
                    {tap.pouring?.drink.name ?? 'Nothing on'}
                  </Text>
                </Box>
                <Group gap={0} wrap="nowrap">
                  {moveButtons}
                  <IconButton icon={Pencil} label={`Edit tap ${tap.number}`} onClick={() => onEdit(tap)} />
                  <IconButton
                    icon={Trash2}
                    color="red.7"
                    label={`Delete tap ${tap.number}`}
                    isDisabled={remove.isPending}
                    onClick={() => void handleDelete(tap)}
                  />
                </Group>
              </Group>
            </Paper>
          )}
        />
      </div>
      {taps.length < tapLimits.taps && (
        <Box mt="md">
          <AddTapsForm taproom={taproom.slug} taps={taps} />
        </Box>
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
