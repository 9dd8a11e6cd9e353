/** The events and taprooms of the days that the calendar shows. */
import { useEffect } from 'react';
import type { CalendarData } from '../../../../cms/domain/panel/calendar';
import { toQueryString } from '../../../../web/api/query-string';
import { useRequest } from '../use-request';

export function useCalendarData(from: string, to: string) {
  const request = useRequest<CalendarData>(`/brewery-panel/calendar${toQueryString({ from, to })}`);
  const { reload } = request;

  useEffect(() => {
    const reloadIfVisible = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', reloadIfVisible);
    return () => document.removeEventListener('visibilitychange', reloadIfVisible);
  }, [reload]);

  return request;
}
