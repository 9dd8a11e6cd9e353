import { useCallback, useState } from 'react';
import { clearStored, readStored, store } from './device/storage';
import { useWakeLock } from './device/use-wake-lock';
import { PairedScreen } from './paired-screen';
import { PairingScreen } from './pairing-screen';

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
