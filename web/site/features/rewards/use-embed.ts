import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../../ui/use-hydrated';
import { parseEmbedHeight } from './embed-height';

type EmbedState = 'loading' | 'loaded' | 'timed-out';

/**
 * Loading state and height of an iframe. The iframe is mounted after hydration: one in the server's HTML could fire its
 * `load` event before React listens.
 */
export function useEmbed(src: string, timeoutMs: number) {
  const isMounted = useHydrated();
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [loadedAttempt, setLoadedAttempt] = useState<number | null>(null);
  const [timedOutAttempt, setTimedOutAttempt] = useState<number | null>(null);
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setTimedOutAttempt(attempt), timeoutMs);
    return () => clearTimeout(timer);
  }, [timeoutMs, attempt]);

  useEffect(() => {
    const { origin } = new URL(src, window.location.href);
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== (frame.current?.contentWindow ?? null)) return;
      const reported = parseEmbedHeight(event.data);
      if (reported !== null) setHeight(reported);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [src]);

  const outcome: EmbedState = timedOutAttempt === attempt ? 'timed-out' : 'loading';
  const state: EmbedState = loadedAttempt === attempt ? 'loaded' : outcome;

  return {
    isMounted,
    frame,
    state,
    /** The key of the iframe: another one loads it again. */
    attempt,
    /** Null until the program reports it; many never do. */
    height,
    handleLoad: () => setLoadedAttempt(attempt),
    retry: () => setAttempt(attempt + 1),
  };
}
