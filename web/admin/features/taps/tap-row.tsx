import { Badge, Box, Button, Flex, Group, SegmentedControl, Text, type TextProps } from '@mantine/core';
import { kegLevels, type KegLevel } from '@domain/tap/constants';
import { describeDrink, formatPour, tapTitle } from '@domain/tap/display';
import { formatSince } from '../../../domain/tap-list';
import type { StaffPouring, StaffTap, StaffTapList } from '@domain/tap/schema';
import { ArrowLeftRight, Beer, CircleOff, Pencil } from 'lucide-react';
import { presses } from '../../api/taps';
import { useNow } from '../../../ui/use-now';
import { kickDialog, pouringDialog, swapDialog, type TapDialog } from './tap-dialogs';
import classes from './taps.module.css';
import { usePress } from './use-press';
import { IconButton, SmallButton } from '../../components/buttons';

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
          <PouringActions {...{ tap, pouring, press, isPending, onOpen }} />
        ) : (
          <EmptyTapActions {...{ tap, tapList, press, isPending, onOpen }} />
        )}
      </Group>
    </Flex>
  );
}

type TapNumberProps = TextProps & { number: number; 'aria-hidden'?: boolean };

/** The number on the handle. */
export const TapNumber = ({ number, ...props }: TapNumberProps) => (
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
        onChange={(level) => void press(presses.level(tap._id, { expected: pouring._id, level }), changeFailed)}
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
        <Button
          size="xs"
          leftSection={<Beer size={14} />}
          loading={isPending}
          maw={260}
          onClick={() => void putOn(next)}
        >
          Put on {next.drink.name}
        </Button>
      )}
      <SmallButton aria-label={`Put a drink on ${tapTitle(tap)}`} onClick={() => onOpen(swapDialog(tap))}>
        {next ? 'Other…' : 'Put On…'}
      </SmallButton>
    </>
  );
}
