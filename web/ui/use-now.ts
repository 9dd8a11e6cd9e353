import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The current time, updated every so often. */
export function useNow(intervalMs = minuteMs): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now;
}
