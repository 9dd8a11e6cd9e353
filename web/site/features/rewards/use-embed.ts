import { useEffect, useState } from 'react';
import { useHydrated } from '../../../ui/use-hydrated';

type EmbedState = 'loading' | 'loaded' | 'timed-out';

/**
 * Loading state of an iframe. The iframe is mounted after hydration: one in the server's HTML could fire its `load` event
 * before React listens.
 */
export function useEmbed(timeoutMs: number) {
  const isMounted = useHydrated();
  const [state, setState] = useState<EmbedState>('loading');

  useEffect(() => {
    const timer = setTimeout(() => setState((current) => (current === 'loading' ? 'timed-out' : current)), timeoutMs);
    return () => clearTimeout(timer);
  }, [timeoutMs]);

  return { isMounted, state, handleLoad: () => setState('loaded') };
}
