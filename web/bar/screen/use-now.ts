import { useEffect, useState } from 'react';

const updateMs = 15_000;

/** The current time, often enough for minutes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), updateMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
