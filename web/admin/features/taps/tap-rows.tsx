import {
  Badge,
  Box,
  Button,
  Flex,
  Group,
  NumberInput,
  Paper,
  SegmentedControl,
  Text,
  type TextProps,
} from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown01, ArrowLeftRight, Beer, CircleOff, Pencil, Plus } from 'lucide-react';
import { kegLevels, tapLimits, type KegLevel } from '@domain/tap/constants';
import { describeDrink, formatPour, tapTitle } from '@domain/tap/display';
import { tapInput } from '@domain/tap/input';
import type { StaffPouring, StaffTap, StaffTapList } from '@domain/tap/schema';
import { pluralize } from '../../../domain/format';
import { formatSince } from '../../../domain/tap-list';
import { useNow } from '../../../ui/use-now';
import { addTaps, applyTapList, presses, removeTap, sortTaps, tapQueries } from '../../api/taps';
import { IconButton, SmallButton, TrashButton } from '../../components/buttons';
import { confirm, confirmDelete } from '../../components/confirm';
import { SortableGrid } from '../../components/sortable';
import { toast } from '../../components/toast';
import { useAction } from '../../hooks/use-action';
import { useActionForm } from '../../hooks/use-action-form';
import { clientErrorMessage } from '../../lib/error-message';
import { showServerErrors, validateWith } from '../../lib/form-errors';
import { kickDialog, pouringDialog, swapDialog, tapDialog, type TapDialog } from './tap-dialogs';
import classes from './taps.module.css';
import { usePress } from './use-press';

type TapRowProps = { tap: StaffTap; tapList: StaffTapList; onOpen: (dialog: TapDialog) => void };

export function TapRow({ tap, tapList, onOpen }: TapRowProps) {
  const { pouring } = tap;
  const { press, isPending } = usePress(tapList.taproom.slug);
  return (
    <Flex
      // On phones, the actions are below.
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      align={{ base: 'flex-start', sm: 'center' }}
      gap={{ base: '8px 10px', sm: 14 }}
      px={{ base: 10, sm: 12 }}
      py={10}
      bg={pouring ? undefined : 'gray.0'}
      role="group"
      aria-label={tapTitle(tap)}
    >
      <TapNumber number={tap.number} c={pouring ? undefined : 'dimmed'} aria-hidden />
      <Box flex="1 1 0" miw={0} className={classes.name}>
        {tap.label && (
          <Text size="xs" c="dimmed" style={{ lineHeight: 1.2 }}>
            {tap.label}
          </Text>
        )}
        {pouring ? (
          <PouringText pouring={pouring} timeZone={tapList.taproom.timeZone} />
        ) : (
          <Text size="sm" c="dimmed">
            Nothing on
          </Text>
        )}
      </Box>
      {pouring && (
        <IconButton
          icon={Pencil}
          label={`Edit ${pouring.drink.name}`}
          onClick={() => onOpen(pouringDialog(pouring))}
          tooltip="Edit pours"
        />
      )}
      <Group gap={6} w={{ base: '100%', sm: 'auto' }}>
        {pouring ? (
          <PouringActions tap={tap} pouring={pouring} press={press} isPending={isPending} onOpen={onOpen} />
        ) : (
          <EmptyTapActions tap={tap} tapList={tapList} press={press} isPending={isPending} onOpen={onOpen} />
        )}
      </Group>
    </Flex>
  );
}

type TapNumberProps = TextProps & { number: number; 'aria-hidden'?: boolean };

/** The number on the handle. */
const TapNumber = ({ number, ...props }: TapNumberProps) => (
  <Text
    component="div"
    ff="heading"
    fz="1.9rem"
    fw={600}
    lh={1}
    ta="center"
    miw={36}
    style={{ fontVariantNumeric: 'tabular-nums' }}
    {...props}
  >
    {number}
  </Text>
);

function PouringText({ pouring, timeZone }: { pouring: StaffPouring; timeZone: string }) {
  const { drink, pours } = pouring;
  const since = formatSince(pouring, timeZone, useNow());
  return (
    <>
      <Group gap={6}>
        <Text size="md" span fw={600}>
          {drink.name}
        </Text>
        {drink.isGuest && <Badge size="xs">Guest</Badge>}
      </Group>
      <Text size="sm" c="dimmed">
        {[describeDrink(drink), since && `on ${since}`].filter(Boolean).join(' · ')}
      </Text>
      <Group gap="0 14px" fz="sm" c={pours.length > 0 ? undefined : 'dimmed'}>
        {pours.length > 0 ? pours.map((pour, index) => <span key={index}>{formatPour(pour)}</span>) : 'No prices yet'}
      </Group>
    </>
  );
}

/** Short, and not what visitors read. */
const levelNames = { full: 'Full', half: 'Half', low: 'Low' } as const satisfies Record<KegLevel, string>;
const levels = kegLevels.map((level) => ({ value: level, label: levelNames[level] }));

type RowActionProps = Pick<ReturnType<typeof usePress>, 'press' | 'isPending'> & Pick<TapRowProps, 'tap' | 'onOpen'>;

const changeFailed = 'Failed to change the tap. Please try again.';

function PouringActions({ tap, pouring, press, isPending, onOpen }: RowActionProps & { pouring: StaffPouring }) {
  const { name } = pouring.drink;
  return (
    <>
      <SegmentedControl<KegLevel>
        size="xs"
        aria-label={`Level of ${name}`}
        data={levels}
        // Selects none if the level is unknown.
        value={pouring.level ?? ('' as KegLevel)}
        disabled={isPending}
        onChange={(level) => press(presses.level(tap._id, { expected: pouring._id, level }), changeFailed)}
        className={classes.level}
        data-level={pouring.level}
      />
      <SmallButton icon={ArrowLeftRight} aria-label={`Swap ${name}`} onClick={() => onOpen(swapDialog(tap))}>
        Swap
      </SmallButton>
      <Button
        size="xs"
        variant="light"
        color="red"
        leftSection={<CircleOff size={14} />}
        aria-label={`Kick ${name}`}
        onClick={() => onOpen(kickDialog(tap))}
      >
        Kick
      </Button>
    </>
  );
}

/** What is planned for the tap, or for the next free one, goes on with one press. */
function EmptyTapActions({ tap, tapList, press, isPending, onOpen }: RowActionProps & { tapList: StaffTapList }) {
  const isNextFree = tapList.taps.find((other) => other.pouring === null)?._id === tap._id;
  const next =
    tapList.onDeck.find(({ tapId }) => tapId === tap._id) ??
    (isNextFree ? tapList.onDeck.find(({ tapId }) => tapId === null) : undefined);
  const putOn = ({ _id, drink }: StaffPouring) =>
    press(
      presses.swap(tap._id, { expected: null, next: { pouring: _id } }),
      changeFailed,
      `${drink.name} is on ${tapTitle(tap)}`,
    );
  return (
    <>
      {next && (
        <Button size="xs" leftSection={<Beer size={14} />} loading={isPending} maw={260} onClick={() => putOn(next)}>
          Put on {next.drink.name}
        </Button>
      )}
      <SmallButton aria-label={`Put a drink on ${tapTitle(tap)}`} onClick={() => onOpen(swapDialog(tap))}>
        {next ? 'Other…' : 'Put On…'}
      </SmallButton>
    </>
  );
}

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

/** Numbers, labels and order of the taps. */
export function TapSetup({ tapList, onOpen }: Omit<TapRowProps, 'tap'>) {
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
                  <IconButton icon={Pencil} label={`Edit tap ${tap.number}`} onClick={() => onOpen(tapDialog(tap))} />
                  <TrashButton
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
