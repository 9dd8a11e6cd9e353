import { Button, Group, Menu, Text } from '@mantine/core';
import { findDayHours } from '@domain/taproom/day-hours';
import { findEarlyClosing, listEarlyClosingTimes } from '@domain/taproom/early-closing';
import { getOpenStatus } from '@domain/taproom/open-status';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { formatTime, minutesToTime } from '@domain/time/time-of-day';
import { todayIn, toZonedDateTime } from '@domain/time/zone';
import { ChevronDown, MoonStar } from 'lucide-react';
import classes from './early-closing.module.css';
import { describeStatus, useEarlyClosing } from './use-early-closing';

type EarlyClosingProps = { taproom: StaffTaproom; now: Date };

/** Closes the taproom early today with one touch. It applies at once, can be undone, and ends with the day. */
export function EarlyClosing({ taproom, now }: EarlyClosingProps) {
  const { close, undo, isBusy } = useEarlyClosing(taproom);
  const early = findEarlyClosing(taproom, now);
  const times = listEarlyClosingTimes(taproom, now);
  const { name } = taproom;

  if (early) {
    return (
      <Group gap="xs">
        <Text span size="sm" fw={600} className={classes.notice}>
          Closes early today, at {formatTime(early.closes)}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Undo closing ${name} early`}
          loading={isBusy}
          onClick={() => undo()}
        >
          Undo
        </Button>
      </Group>
    );
  }
  if (times.length === 0) return null;
  const isOpen = getOpenStatus(taproom, now)?.isOpen === true;
  const openingTime = findOpeningTime(taproom, now);
  return (
    <Menu position="bottom-start" withinPortal shadow="md" loop={false} disabled={isBusy}>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Close ${name} early today`}
          loading={isBusy}
          leftSection={<MoonStar size={14} aria-hidden />}
          rightSection={<ChevronDown size={14} aria-hidden />}
        >
          Close early today
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.times}>
        <Menu.Label>The site says: {describeStatus(taproom, now)}</Menu.Label>
        {isOpen && (
          <Menu.Item onClick={() => close(toZonedDateTime(taproom.timeZone, new Date()).time)}>Close now</Menu.Item>
        )}
        {times.map((time) => (
          <Menu.Item key={time} onClick={() => close(time)}>
            {time === openingTime ? 'Stay closed today' : `Close at ${formatTime(time)}`}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Null on closed days. */
function findOpeningTime({ openingHours, timeZone }: StaffTaproom, now: Date): string | null {
  const [first] = findDayHours(openingHours, todayIn(timeZone, now)).ranges ?? [];
  return first ? minutesToTime(first.opens) : null;
}
