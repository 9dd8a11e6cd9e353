import type { TapList } from '@domain/tap/schema';
import { useEffect, useState, type RefObject } from 'react';
import { get } from '../../api/client';
import { repeat, withJitter, readStored, store } from './device';

/** The stream has a heartbeat every 15 seconds. */
const silentMs = 40_000;
const pollMs = 15_000;
/** The minimum delay while the server responds but refuses the stream. */
const minReconnectMs = 5000;
/** Boards are read again after a gap, not by all screens at once. */
const refreshSpreadMs = 3000;
const minuteMs = 60_000;

export type LiveList = {
  tapList: TapList | null;
  /** Epoch milliseconds. */
  asOf: number;
  isOffline: boolean;
};

type Refresh = RefObject<(delayMs: number) => void>;

function readList(slug: string): LiveList {
  const stored = readStored('list');
  return stored?.tapList.taproom.slug === slug
    ? { tapList: stored.tapList, asOf: stored.asOf, isOffline: true }
    : { tapList: null, asOf: 0, isOffline: true };
}

/** The tap list of a taproom: streamed, or polled while there is no stream; without a server, as last known. */
export function useTapList(slug: string, refreshBoard: Refresh): LiveList {
  const [live, setLive] = useState(() => readList(slug));

  useEffect(() => {
    let stream: EventSource | null = null;
    let heardAt = -Infinity;
    let connectedAt = -Infinity;
    let hadGap = false;

    function confirm(tapList?: TapList) {
      const asOf = Date.now();
      setLive((current) => ({ tapList: tapList ?? current.tapList, asOf, isOffline: false }));
      if (tapList) store('list', { tapList, asOf });
      else {
        const stored = readStored('list');
        if (stored && asOf - stored.asOf > minuteMs) store('list', { ...stored, asOf });
      }
    }
    const markOffline = () => setLive((current) => (current.isOffline ? current : { ...current, isOffline: true }));

    function connect() {
      stream?.close();
      if (typeof EventSource === 'undefined') return;
      hadGap ||= stream !== null;
      connectedAt = performance.now();
      const opened = new EventSource(`/live/taps/${encodeURIComponent(slug)}`);
      stream = opened;
      opened.addEventListener('open', () => {
        // A change of the board or the screen may have been missed.
        if (hadGap) refreshBoard.current(Math.random() * refreshSpreadMs);
        hadGap = false;
      });
      const on = (name: string, handle: (data: string) => void) =>
        opened.addEventListener(name, (event: MessageEvent<string>) => {
          heardAt = performance.now();
          handle(event.data);
        });
      on('taps', (data) => confirm((JSON.parse(data) as { tapList: TapList }).tapList));
      on('heartbeat', () => confirm());
      on('screen', () => refreshBoard.current(Math.random() * 800));
      opened.addEventListener('error', () => {
        heardAt = -Infinity;
        hadGap = true;
        markOffline();
        polling.runNow(withJitter(500));
      });
    }

    /** Polls only while the stream is silent. */
    async function poll(): Promise<boolean> {
      if (performance.now() - heardAt < silentMs) return true;
      try {
        confirm((await get<{ tapList: TapList }>(`/taps/${encodeURIComponent(slug)}`)).tapList);
        // The server is back: so is the stream.
        if (performance.now() - connectedAt >= minReconnectMs) connect();
        return true;
      } catch {
        markOffline();
        return false;
      }
    }

    const polling = repeat(poll, pollMs);
    return () => {
      stream?.close();
      polling.stop();
    };
  }, [slug, refreshBoard]);

  return live;
}
