import type { Board } from '@domain/board/schema';
import { timeToMinutes } from '@domain/time/time-of-day';
import { toZonedDateTime } from '@domain/time/zone';

const isWithin = (minutes: number, from: number, until: number) =>
  from <= until ? minutes >= from && minutes < until : minutes >= from || minutes < until;

type SleepingBoard = Pick<Board, 'sleepFrom' | 'sleepUntil' | 'taproom'>;

const minutesIn = (timeZone: string, now: Date) => timeToMinutes(toZonedDateTime(timeZone, now).time);

/** Whether the screen is black now. Sleep hours may pass midnight. */
export function isAsleep({ sleepFrom, sleepUntil, taproom }: SleepingBoard, now: Date): boolean {
  if (!sleepFrom || !sleepUntil || !taproom) return false;
  return isWithin(minutesIn(taproom.timeZone, now), timeToMinutes(sleepFrom), timeToMinutes(sleepUntil));
}

/** When guests see no reload: while the screen sleeps, and from 3 to 5 AM in the taproom's zone. */
export function isUpdateTime(board: SleepingBoard | null, now: Date): boolean {
  if (!board?.taproom) return true;
  return isAsleep(board, now) || isWithin(minutesIn(board.taproom.timeZone, now), 3 * 60, 5 * 60);
}

/** Shifts the screen's content by a few pixels every few minutes, against burn-in. */
const intervalMs = 3 * 60_000;

/** A closed path around the center, in steps of one. */
const steps = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
] as const;

export function pixelShiftAt(now: Date): { x: number; y: number } {
  const [x, y] = steps[Math.floor(now.getTime() / intervalMs) % steps.length] ?? [0, 0];
  return { x, y };
}
