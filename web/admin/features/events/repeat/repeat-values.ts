/** What the repeat dialog's form contains, and the dates that follow from it. */
import type { Event } from '@domain/event/event';
import { listRepeatDates, parseRepeatCount, type RepeatInterval } from '@domain/event/recurrence';

export type RepeatValues = {
  interval: Extract<RepeatInterval, 'week' | 'two-weeks'>;
  /** `''` while the field is empty. */
  count: number | string;
};

export const listDates = (event: Event, { interval, count }: RepeatValues, today: string): string[] =>
  listRepeatDates(event, { interval, count: parseRepeatCount(count) ?? 0 }, today);
