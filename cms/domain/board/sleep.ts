import { timeToMinutes } from '../time/time-of-day';
import { toZonedDateTime } from '../time/zone';
import type { Board } from './board';

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
