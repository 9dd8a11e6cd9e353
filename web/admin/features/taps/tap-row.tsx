import { Alert, Badge, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { kegLevels, type KegLevel } from '@domain/tap/constants';
import { describeDrink, formatPour, tapTitle } from '@domain/tap/display';
import { formatSince } from '../../../domain/tap-list';
import type { StaffPouring, StaffTap, StaffTapList } from '@domain/tap/schema';
import { ArrowLeftRight, Beer, CircleOff, Pencil } from 'lucide-react';
import { presses } from '../../api/taps';
import { useNow } from '../../../ui/use-now';
import { errorMessage } from '../../lib/error-message';
import type { TapDialog } from './tap-dialogs';
import classes from './taps.module.css';
import { usePress } from './use-press';
import { IconButton, SmallButton } from '../../components/buttons';

type TapRowProps = { tap: StaffTap; tapList: StaffTapList; onOpen: (dialog: TapDialog) => void };

export function TapRow({ tap, tapList, onOpen }: TapRowProps) {
  const { pouring } = tap;
  const press = usePress(tapList.taproom.slug);
  return (
    <div className={classes.tap} data-empty={pouring === null || undefined} role="group" aria-label={tapTitle(tap)}>
      <div className={classes.number}>
        <span aria-hidden>{tap.number}</span>
      </div>
      <div className={classes.drink}>
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
      </div>
      {pouring && (
        <IconButton
          icon={Pencil}
          label={`Edit ${pouring.drink.name}`}
          className={classes.edit}
          onClick={() => onOpen({ kind: 'pouring', pouring })}
          tooltip="Edit pours"
        />
      )}
      <Group gap={6} className={classes.actions}>
        {pouring ? (
          <PouringActions {...{ tap, pouring, press, onOpen }} />
        ) : (
          <EmptyTapActions {...{ tap, tapList, press, onOpen }} />
        )}
      </Group>
      {press.error && (
        <Alert
          color="red"
          role="alert"
          p="xs"
          style={{ gridColumn: '1 / -1' }}
          withCloseButton
          closeButtonLabel="Close message"
          onClose={press.reset}
        >
          {errorMessage(press.error, 'Failed to change the tap. Please try again.')}
        </Alert>
      )}
    </div>
  );
}

function PouringText({ pouring, timeZone }: { pouring: StaffPouring; timeZone: string }) {
  const { drink, pours } = pouring;
  const since = formatSince(pouring, timeZone, useNow());
  return (
    <>
      <Group gap={6}>
        <Text size="md" span fw={600} className={classes.name}>
          {drink.name}
        </Text>
        {drink.isGuest && <Badge size="xs">Guest</Badge>}
      </Group>
      <Text size="sm" c="dimmed">
        {[describeDrink(drink), since && `on ${since}`].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" c={pours.length > 0 ? undefined : 'dimmed'} className={classes.pours}>
        {pours.length > 0 ? pours.map((pour, index) => <span key={index}>{formatPour(pour)}</span>) : 'No prices yet'}
      </Text>
    </>
  );
}

/** Short, and not what visitors read. */
const levelNames = { full: 'Full', half: 'Half', low: 'Low' } as const satisfies Record<KegLevel, string>;
const levels = kegLevels.map((level) => ({ value: level, label: levelNames[level] }));

type RowActionProps = { tap: StaffTap; press: ReturnType<typeof usePress>; onOpen: (dialog: TapDialog) => void };

function PouringActions({ tap, pouring, press, onOpen }: RowActionProps & { pouring: StaffPouring }) {
  const { name } = pouring.drink;
  const setLevel = (level: KegLevel) =>
    // The error is shown in the row.
    void press.send(presses.level(tap._id, { expected: pouring._id, level })).catch(() => undefined);
  return (
    <>
      <SegmentedControl<KegLevel>
        size="xs"
        aria-label={`Level of ${name}`}
        data={levels}
        // Selects none if the level is unknown.
        value={pouring.level ?? ('' as KegLevel)}
        disabled={press.isPending}
        onChange={setLevel}
        className={classes.level}
        data-level={pouring.level}
      />
      <SmallButton icon={ArrowLeftRight} aria-label={`Swap ${name}`} onClick={() => onOpen({ kind: 'swap', tap })}>
        Swap
      </SmallButton>
      <Button
        size="xs"
        variant="light"
        color="red"
        leftSection={<CircleOff size={14} />}
        aria-label={`Kick ${name}`}
        onClick={() => onOpen({ kind: 'kick', tap })}
      >
        Kick
      </Button>
    </>
  );
}

/** What is planned for the tap, or for the next free one, goes on with one press. */
function EmptyTapActions({ tap, tapList, press, onOpen }: RowActionProps & { tapList: StaffTapList }) {
  const isNextFree = tapList.taps.find((other) => other.pouring === null)?._id === tap._id;
  const next =
    tapList.onDeck.find(({ tapId }) => tapId === tap._id) ??
    (isNextFree ? tapList.onDeck.find(({ tapId }) => tapId === null) : undefined);
  const putOn = async (pouring: StaffPouring) => {
    const response = await press.send(presses.swap(tap._id, { expected: null, next: { pouring: pouring._id } }));
    press.offerUndo(response, `${pouring.drink.name} is on ${tapTitle(tap)}`);
  };
  return (
    <>
      {next && (
        <Button
          size="xs"
          leftSection={<Beer size={14} />}
          loading={press.isPending}
          maw={260}
          onClick={() => void putOn(next).catch(() => undefined)}
        >
          Put on {next.drink.name}
        </Button>
      )}
      <SmallButton aria-label={`Put a drink on ${tapTitle(tap)}`} onClick={() => onOpen({ kind: 'swap', tap })}>
        {next ? 'Other…' : 'Put On…'}
      </SmallButton>
    </>
  );
}
