/** The events and taprooms of the days that the calendar shows. */
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { CalendarData } from '../../../../cms/domain/panel/calendar';

type Loaded = { range: string; request: string; data: CalendarData | null; hasFailed: boolean };

export function useCalendarData(from: string, to: string) {
  const { get } = useFetchClient();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [version, setVersion] = useState(0);
  const range = `${from} ${to}`;
  const request = `${range} ${version}`;
  const reload = useCallback(() => setVersion((before) => before + 1), []);

  useEffect(() => {
    const controller = new AbortController();
    get<CalendarData>('/brewery-panel/calendar', { params: { from, to }, signal: controller.signal }).then(
      ({ data }) => setLoaded({ range, request, data, hasFailed: false }),
      () =>
        !controller.signal.aborted &&
        setLoaded((before) => ({ range, request, data: before?.data ?? null, hasFailed: true })),
    );
    return () => controller.abort();
  }, [get, from, to, range, request]);

  useEffect(() => {
    const reloadIfShown = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', reloadIfShown);
    return () => document.removeEventListener('visibilitychange', reloadIfShown);
  }, [reload]);

  // Not while the same days are loaded again.
  const isLoading = loaded?.range !== range;
  return {
    /** Of the days shown before, while others are loaded: taprooms and time zone stay. */
    data: loaded?.data ?? null,
    isLoading,
    hasFailed: !isLoading && loaded.hasFailed,
    reload,
  };
}
