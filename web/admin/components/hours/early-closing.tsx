import { Button, Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, MoonStar, Undo2 } from 'lucide-react';
import { isNotYetOpen } from '@domain/taproom/label';
import { findDayHours } from '@domain/taproom/week-hours';
import { findEarlyClosing, findOpenState, listEarlyClosingTimes } from '@domain/taproom/open-status';
import type { StaffTaproom } from '@domain/taproom/schema';
import { formatTime, minutesToTime } from '@domain/time/time-of-day';
import { todayIn, toZonedDateTime } from '@domain/time/zone';
import { formatTaproomStatus, getTaproomStatus } from '../../../domain/taproom';
import { closeEarly, taproomApi, reopen } from '../../api/taprooms';
import { useAction } from '../../hooks/use-action';
import { showUndoToast } from '../toast';

const failureText = 'Failed to change the hours. Please try again.';

function useEarlyClosing({ slug, name }: StaffTaproom) {
  const queryClient = useQueryClient();
  const undo = useAction({
    run: () => reopen(slug),
    successText: () => `${name} is open as usual today`,
    failureText,
    invalidate: taproomApi.invalidate,
  });
  const close = useAction({
    run: (closes: string) => closeEarly(slug, closes),
    onSuccess: ({ taproom }, closes) => {
      const status = formatTaproomStatus(getTaproomStatus(taproom, new Date()));
      showUndoToast({
        key: `early closing of ${slug}`,
        message: `${name} closes at ${formatTime(closes)} today`,
        detail: `The site says: ${status}`,
        onUndo: () => reopen(slug).finally(() => void taproomApi.invalidate(queryClient)),
      });
    },
    failureText,
    invalidate: taproomApi.invalidate,
  });
  return { close: close.start, undo: undo.start, isBusy: close.isPending || undo.isPending };
}

type EarlyClosingProps = { taproom: StaffTaproom; now: Date };

/**
 * Closes the taproom early today with one touch. It applies at once, can be undone, and ends with the day. The status beside
 * it tells when.
 */
export function EarlyClosing({ taproom, now }: EarlyClosingProps) {
  const { close, undo, isBusy } = useEarlyClosing(taproom);
  const early = findEarlyClosing(taproom, now);
  const times = listEarlyClosingTimes(taproom, now);
  const { name } = taproom;
  const button = { size: 'compact-sm', variant: 'default' };

  if (early) {
    return (
      <Button
        {...button}
        loading={isBusy}
        aria-label={`Undo closing early: ${name}`}
        leftSection={<Undo2 size={14} />}
        onClick={() => undo()}
      >
        Undo closing early
      </Button>
    );
  }
  if (times.length === 0 || isNotYetOpen(taproom)) return null;
  const status = getTaproomStatus(taproom, now);
  const openingTime = findOpeningTime(taproom, now);
  return (
    <Menu position="bottom-start" withinPortal shadow="md" loop={false} disabled={isBusy}>
      <Menu.Target>
        <Button
          {...button}
          // The menu returns the focus to it.
          aria-disabled={isBusy}
          aria-label={`Close early today: ${name}`}
          leftSection={<MoonStar size={14} />}
          rightSection={<ChevronDown size={14} />}
        >
          Close early today
        </Button>
      </Menu.Target>
      <Menu.Dropdown style={{ maxHeight: 'min(320px, 60dvh)', overflowY: 'auto' }}>
        <Menu.Label>The site says: {formatTaproomStatus(status)}</Menu.Label>
        {findOpenState(taproom, now)?.isOpen && (
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

/** The opening time of today; null on closed days. */
function findOpeningTime({ openingHours, timeZone }: StaffTaproom, now: Date): string | null {
  const [first] = findDayHours(openingHours, todayIn(timeZone, now)).ranges ?? [];
  return first ? minutesToTime(first.opens) : null;
}
