import { useCallback, useState, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { clearStored, readStored, store } from './device/device';
import { reload } from './device/updates';
import classes from './notice.module.css';
import { PairedScreen } from './paired-screen';
import { PairingScreen } from './pairing-screen';

/** Keeps the display on, where browsers can. They release the lock while the page is hidden. */
export function useWakeLock() {
  useEffect(() => {
    const lock = () => {
      if (document.visibilityState === 'visible' && 'wakeLock' in navigator)
        void navigator.wakeLock.request('screen').catch(() => undefined);
    };
    lock();
    document.addEventListener('visibilitychange', lock);
    return () => document.removeEventListener('visibilitychange', lock);
  }, []);
}

/** Shows a pairing code until a user enters it, then the board. */
export function App() {
  const [isPaired, setPaired] = useState(() => readStored('token') !== null);
  useWakeLock();

  const handlePaired = useCallback((token: string) => {
    store('token', token);
    setPaired(true);
  }, []);
  const handleUnpaired = useCallback(() => {
    clearStored();
    setPaired(false);
  }, []);

  return (
    <ErrorBoundary FallbackComponent={FailedBoard}>
      {isPaired ? <PairedScreen onUnpaired={handleUnpaired} /> : <PairingScreen onPaired={handlePaired} />}
    </ErrorBoundary>
  );
}

const retryMs = 60_000;

/** Reloads by itself, since nobody sits at a screen that hangs above a bar. */
function FailedBoard() {
  useEffect(() => {
    const timer = setInterval(() => void reload(), retryMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <main className={classes.notice}>
      <h1 className={classes.title}>Back in a minute</h1>
      <p className={classes.text}>The list can’t be shown right now. Please ask at the bar.</p>
    </main>
  );
}
