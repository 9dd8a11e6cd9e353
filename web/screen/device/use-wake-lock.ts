import { useEffect } from 'react';

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
