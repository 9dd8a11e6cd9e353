import { useCallback, useState, useEffect } from 'react';
import { clearStored, readStored, store } from './device/device';
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

  return isPaired ? <PairedScreen onUnpaired={handleUnpaired} /> : <PairingScreen onPaired={handlePaired} />;
}
