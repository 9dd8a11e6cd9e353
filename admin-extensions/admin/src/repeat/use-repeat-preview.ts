/** The dates that the server suggests; while others are loaded, those before stay. */
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { RepeatInterval } from '../../../../cms/domain/event/recurrence';
import type { RepeatPreview } from '../../../../cms/domain/panel/event-repeat';

type Loaded = { key: string; preview: RepeatPreview | null; hasFailed: boolean };

/** `count` is null while the number is invalid. */
export function useRepeatPreview(id: string, interval: RepeatInterval, count: number | null) {
  const { get } = useFetchClient();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [version, setVersion] = useState(0);
  const key = `${interval} ${count} ${version}`;

  useEffect(() => {
    if (count === null) return undefined;
    const controller = new AbortController();
    const options = { params: { interval, count }, signal: controller.signal };
    get<RepeatPreview>(`/brewery-panel/events/${id}/repeat`, options).then(
      ({ data }) => setLoaded({ key, preview: data, hasFailed: false }),
      () =>
        !controller.signal.aborted &&
        setLoaded((before) => ({ key, preview: before?.preview ?? null, hasFailed: true })),
    );
    return () => controller.abort();
  }, [get, id, interval, count, key]);

  const isLoading = count !== null && loaded?.key !== key;
  return {
    preview: loaded?.preview ?? null,
    isLoading,
    hasFailed: !isLoading && loaded?.hasFailed === true,
    reload: () => setVersion((before) => before + 1),
  };
}
