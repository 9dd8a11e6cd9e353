import { Anchor, Center, Group, Stack, Table, Text, UnstyledButton, type TextProps } from '@mantine/core';
import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { statusColors, statusLabels, type EventStatus } from '@domain/event/constants';
import { normalizeSchedule } from '@domain/event/schedule';
import type { Event } from '@domain/event/schema';
import { eventTaproomLabel } from '@domain/taproom/label';
import { abbreviate, formatLongDate, formatMonth, weekdayNames } from '@domain/time/format';
import { addDays, addMonthsToDate, dateParts, dayOfWeek, monthWeeks, toMonth } from '@domain/time/plain-date';
import { formatShortTime } from '@domain/time/time-of-day';
import { formatEventTime } from '../../../domain/event';
import { pluralize } from '../../../domain/format';
import { useActiveTaprooms } from '../../hooks/use-taprooms';
import classes from './calendar.module.css';

/** Keys of the WAI-ARIA date grid pattern. */
const moves = new Map<string, (date: string) => string>([
  ['ArrowLeft', (date) => addDays(date, -1)],
  ['ArrowRight', (date) => addDays(date, 1)],
  ['ArrowUp', (date) => addDays(date, -7)],
  ['ArrowDown', (date) => addDays(date, 7)],
  ['Home', (date) => addDays(date, -dayOfWeek(date))],
  ['End', (date) => addDays(date, 6 - dayOfWeek(date))],
  ['PageUp', (date) => addMonthsToDate(date, -1)],
  ['PageDown', (date) => addMonthsToDate(date, 1)],
]);

const maxLetters = 3;

/** The letters of taprooms: the shortest beginnings of their names that tell them apart. */
export function taproomCodes(names: readonly string[]): Map<string, string> {
  const shorten = (length: number) => names.map((name) => name.slice(0, length));
  const codes = [1, 2, maxLetters].map(shorten).find((short) => new Set(short).size === names.length);
  return new Map(names.map((name, index) => [name, (codes ?? shorten(maxLetters))[index] ?? '']));
}

/** Such as `A`, and `A+F` for an event of both taprooms. */
function eventCode(tapRoom: string, names: readonly string[]): string {
  const codes = taproomCodes(names);
  if (tapRoom !== 'All') return codes.get(tapRoom) ?? tapRoom.slice(0, maxLetters);
  return names.length > maxLetters ? 'All' : [...codes.values()].join('+');
}

/** The color of a chip or dot. Not only color tells the statuses apart. */
export const statusStyle = (status: EventStatus) => {
  const color = `var(--mantine-color-${statusColors[status]}`;
  return {
    '--status-color': `${color}-7)`,
    '--status-background': `${color}-1)`,
    '--status-line': status === 'draft' ? 'dashed' : 'solid',
  } as CSSProperties;
};

type EventTitleProps = TextProps & { event: Event };

export const EventTitle = ({ event: { title, status }, ...props }: EventTitleProps) => (
  <Text span inherit td={status === 'cancelled' ? 'line-through' : undefined} {...props}>
    {title}
  </Text>
);

type EventChipProps = {
  event: Event;
  /** The day on which it is shown: events of several days have one chip on each. */
  date: string;
  tabIndex: number;
  onClick: () => void;
};

function EventChip({ event, date, ...button }: EventChipProps) {
  const taprooms = useActiveTaprooms();
  const { title, status, tapRoom } = event;
  const { startDate, startTime } = normalizeSchedule(event);
  const place = eventTaproomLabel(tapRoom, taprooms);
  const details = [title, formatEventTime(event), place, statusLabels[status]].filter(Boolean).join(', ');
  return (
    <UnstyledButton
      className={classes.chip}
      style={statusStyle(status)}
      title={details}
      aria-label={`${details}, ${formatLongDate(date)}`}
      {...button}
    >
      {startTime && startDate === date && <strong>{formatShortTime(startTime)}</strong>}
      <EventTitle event={event} truncate flex={1} />
      {taprooms.length > 1 && (
        <Text span inherit fw={700} c="dimmed">
          {eventCode(
            tapRoom,
            taprooms.map(({ name }) => name),
          )}
        </Text>
      )}
    </UnstyledButton>
  );
}

type Handlers = {
  onDate: (date: string) => void;
  /** A day was chosen with the pointer, Enter or Space. */
  onDay: (date: string) => void;
  onEvent: (event: Event) => void;
  onMore: (date: string) => void;
};

/** More events than this are counted by the last line. */
const maxLines = 3;
const maxDots = 4;

const cellStyle = { verticalAlign: 'top' };
const todayProps = { bg: 'amber.6', c: 'black', fw: 700 };

type CalendarDayProps = Handlers & {
  date: string;
  events: readonly Event[];
  isToday: boolean;
  isActive: boolean;
  isInMonth: boolean;
  isCompact: boolean;
};

function CalendarDay({ date, events, isToday, isActive, isInMonth, isCompact, ...handlers }: CalendarDayProps) {
  const shown = isCompact ? [] : events.slice(0, events.length > maxLines ? maxLines - 1 : maxLines);
  const hiddenCount = isCompact ? 0 : events.length - shown.length;
  const count = events.length === 0 ? 'no events' : pluralize(events.length, 'event');
  const label = `${formatLongDate(date)}, ${count}${isCompact ? '' : '. Add event'}`;
  const tabIndex = isActive ? 0 : -1;
  const dayProps = { c: isInMonth ? undefined : 'gray.6' };
  return (
    <Table.Td
      pos="relative"
      h={isCompact ? 56 : 124}
      p={0}
      bg={isInMonth ? undefined : 'gray.0'}
      style={cellStyle}
      aria-selected={isActive}
    >
      <UnstyledButton
        className={classes.day}
        style={{ alignItems: isCompact ? 'center' : 'flex-end' }}
        data-selected={(isCompact && isActive) || undefined}
        data-date={date}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={tabIndex}
        onFocus={() => isActive || handlers.onDate(date)}
        onClick={() => handlers.onDay(date)}
      >
        <Center component="span" miw={26} h={26} bdrs={13} fz="sm" {...(isToday ? todayProps : dayProps)}>
          {dateParts(date).day}
        </Center>
        {isCompact && (
          <Group component="span" gap={3} wrap="nowrap" aria-hidden>
            {events.slice(0, maxDots).map(({ _id, status }) => (
              <span key={_id} className={classes.dot} style={statusStyle(status)} />
            ))}
          </Group>
        )}
      </UnstyledButton>
      {shown.length > 0 && (
        <Stack pos="relative" gap={3} m="32px 4px 4px">
          {shown.map((event) => (
            <EventChip
              key={event._id}
              event={event}
              date={date}
              tabIndex={tabIndex}
              onClick={() => handlers.onEvent(event)}
            />
          ))}
          {hiddenCount > 0 && (
            <Anchor
              component="button"
              type="button"
              size="xs"
              c="dimmed"
              ta="left"
              lh="26px"
              px={6}
              underline="hover"
              tabIndex={tabIndex}
              aria-label={`${hiddenCount} more on ${formatLongDate(date)}`}
              onClick={() => handlers.onMore(date)}
            >
              +{hiddenCount} more
            </Anchor>
          )}
        </Stack>
      )}
    </Table.Td>
  );
}

type CalendarGridProps = Handlers & {
  /** The active date: the only day in the tab order, with its events. */
  date: string;
  today: string;
  eventsOn: (date: string) => readonly Event[];
  isCompact: boolean;
  isLoading: boolean;
};

/** A month. Arrow keys move between days, Page Up and Page Down between months. */
export function CalendarGrid({ date, today, eventsOn, isCompact, isLoading, ...handlers }: CalendarGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const isOnDay = event.target instanceof HTMLElement && event.target.dataset.date !== undefined;
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves.get(event.key);
    if (!isOnDay || !move) return;
    event.preventDefault();
    const next = move(date);
    // The day to focus can be in another month.
    flushSync(() => handlers.onDate(next));
    table.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };

  return (
    <Table
      ref={table}
      role="grid"
      aria-label={`Events in ${formatMonth(date)}`}
      aria-busy={isLoading}
      layout="fixed"
      withTableBorder
      withColumnBorders
      bg="var(--mantine-color-body)"
      opacity={isLoading ? 0.6 : undefined}
      onKeyDown={handleKeyDown}
    >
      <Table.Thead>
        <Table.Tr>
          {weekdayNames.map((name) => (
            <Table.Th key={name} scope="col" abbr={name} ta="center" px={4} py={6} fz="xs" fw={600} c="dimmed">
              {isCompact ? name.charAt(0) : abbreviate(name)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {monthWeeks(toMonth(date)).map((week) => (
          <Table.Tr key={week[0]}>
            {week.map((day) => (
              <CalendarDay
                key={day}
                date={day}
                events={eventsOn(day)}
                isToday={day === today}
                isActive={day === date}
                isInMonth={toMonth(day) === toMonth(date)}
                isCompact={isCompact}
                {...handlers}
              />
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
