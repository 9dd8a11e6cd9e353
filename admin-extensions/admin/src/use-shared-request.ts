import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

const sharedMs = 10_000;

type Shared = { response: Promise<unknown>; until: number };

const requests = new Map<string, Shared>();

function shareRequest<Response>(path: string, load: () => Promise<Response>): Promise<Response> {
  const now = Date.now();
  const shared = requests.get(path);
  if (shared && now < shared.until) return shared.response as Promise<Response>;
  const response = load();
  requests.set(path, { response, until: now + sharedMs });
  // A failure is not shared: the next component tries again.
  response.catch(() => requests.delete(path));
  return response;
}

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
