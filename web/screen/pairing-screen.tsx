import { useEffect, useState } from 'react';
import type { Pairing, PairingState } from '@domain/screen/schema';
import { request, repeat } from './device/device';
import { useBrand } from './device/use-brand';
import classes from './notice.module.css';

const pollMs = 2000;

/** Shows a code until a user enters it; then calls `onPaired` with the screen's token. */
function usePairing(onPaired: (token: string) => void): Pairing | null {
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

const inGroups = (code: string) => [code.slice(0, 3), code.slice(3)];

export function PairingScreen({ onPaired }: { onPaired: (token: string) => void }) {
  const pairing = usePairing(onPaired);
  const brand = useBrand();
  return (
    <main className={classes.notice}>
      <p className={classes.brand}>{brand.name}</p>
      {pairing ? (
        <>
          <h1 className={classes.title}>Pair this screen</h1>
          <p className={classes.code}>
            {inGroups(pairing.code).map((digits) => (
              <span key={digits}>{digits}</span>
            ))}
          </p>
          <p className={classes.text}>
            On your phone or computer, open <b>{window.location.host}/admin</b>, choose <b>Screens</b> and enter this
            code.
          </p>
          <p className={classes.quiet}>A new code appears every five minutes.</p>
        </>
      ) : (
        <p className={classes.text}>Connecting to the server…</p>
      )}
    </main>
  );
}
