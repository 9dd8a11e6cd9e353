import type { Pairing, PairingState } from '@domain/screen/screen';
import { useEffect, useState } from 'react';
import { repeat } from './schedule';
import { request } from './request';

const pollMs = 2000;

/** Shows a code until a user enters it; then calls `onPaired` with the screen's token. */
export function usePairing(onPaired: (token: string) => void): Pairing | null {
  const [pairing, setPairing] = useState<Pairing | null>(null);

  useEffect(() => {
    let current: Pairing | null = null;

    function show(next: Pairing | null) {
      current = next;
      setPairing(next);
    }

    async function poll(): Promise<boolean> {
      try {
        if (!current) show((await request<{ pairing: Pairing }>('/screens/pairings', { method: 'POST' })).pairing);
        const state = await request<PairingState>('/screens/pairings/current', { token: current?.secret ?? null });
        if (state.token !== null) onPaired(state.token);
        return true;
      } catch (error) {
        // The code has expired.
        const isExpired = error instanceof Error && 'status' in error && error.status === 401;
        if (isExpired) show(null);
        return isExpired;
      }
    }

    const polling = repeat(poll, pollMs);
    return polling.stop;
  }, [onPaired]);

  return pairing;
}
