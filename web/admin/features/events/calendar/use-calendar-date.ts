import { parsePlainDate } from '@domain/time/plain-date';
import { pacificToday } from '@domain/time/pacific';
import { useState } from 'react';
import { useListFilters } from '../../../hooks/use-list-filters';

/** Today in Pacific time, and the active date, whose month is shown; both views keep it until the tab is closed. */
export function useCalendarDate() {
  const [today] = useState(() => pacificToday(new Date()));
  const [stored, setStored] = useListFilters('events-calendar', { date: today });
  return { today, date: parsePlainDate(stored.date) ?? today, setDate: (date: string) => setStored({ date }) };
}
