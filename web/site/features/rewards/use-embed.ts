import { useEffect, useState } from 'react';
import { useHydrated } from '../../../ui/use-hydrated';

type EmbedState = 'loading' | 'loaded' | 'late';

/**
 * Follows a frame from the moment it is asked for. It is asked for only when the page has come alive: a frame that
 * was in the page from the start could have loaded before anybody listened.
 */
export function useEmbed(patienceMs: number) {
  const isMounted = useHydrated();
  const [state, setState] = useState<EmbedState>('loading');

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'late' : now)), patienceMs);
    return () => clearTimeout(timer);
  }, [patienceMs]);

  return { isMounted, state, handleLoad: () => setState('loaded') };
}
