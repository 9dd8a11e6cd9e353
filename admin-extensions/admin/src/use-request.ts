import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

type Loaded<Response> = { url: string; version: number; data: Response | null; hasFailed: boolean };

/** A response of the panel's API. The last one stays while another loads, after a failure, and while `url` is null. */
export function useRequest<Response>(url: string | null) {
  const { get } = useFetchClient();
  const [loaded, setLoaded] = useState<Loaded<Response> | null>(null);
  const [version, setVersion] = useState(0);
  const reload = useCallback(() => setVersion((before) => before + 1), []);

  useEffect(() => {
    if (url === null) return undefined;
    const controller = new AbortController();
    get<Response>(url, { signal: controller.signal }).then(
      ({ data }) => setLoaded({ url, version, data, hasFailed: false }),
      () =>
        !controller.signal.aborted &&
        setLoaded((before) => ({ url, version, data: before?.data ?? null, hasFailed: true })),
    );
    return () => controller.abort();
  }, [get, url, version]);

  const isLoading = url !== null && loaded?.url !== url;
  return {
    data: loaded?.data ?? null,
    /** Another URL than the last one. */
    isLoading,
    /** The same URL again. */
    isReloading: url !== null && !isLoading && loaded?.version !== version,
    hasFailed: !isLoading && loaded?.hasFailed === true,
    reload,
  };
}
