import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { shareRequest } from './shared-request';

type Loaded<Response> = { path: string; response: Response | 'failed' };

/** A response of the panel's API, shared by all components that need it at about the same time. */
export function useSharedRequest<Response extends object>(path: string): Response | 'loading' | 'failed' {
  const { get } = useFetchClient();
  const [loaded, setLoaded] = useState<Loaded<Response> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    shareRequest(path, async () => (await get<Response>(path)).data).then(
      (response) => isCurrent && setLoaded({ path, response }),
      () => isCurrent && setLoaded({ path, response: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, path]);

  return loaded?.path === path ? loaded.response : 'loading';
}
