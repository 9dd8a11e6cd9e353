import { parsePlainDate } from '@domain/time/plain-date';
import { todayIn } from '@domain/time/zone';
import { useState } from 'react';
import { useListFilters } from '../../../hooks/use-list-filters';
import { useSiteTimeZone } from '../../../hooks/use-time-zone';

/**
 * Today in the brewery's time zone, and the active date, whose month is shown; both views keep it until the tab is closed.
 */
export function useCalendarDate() {
  const timeZone = useSiteTimeZone();
  const [now] = useState(() => new Date());
  const today = todayIn(timeZone, now);
  const [stored, setStored] = useListFilters('events-calendar', { date: '' });
  return { today, date: parsePlainDate(stored.date) ?? today, setDate: (date: string) => setStored({ date }) };
}
