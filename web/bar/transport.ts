import { withTimeout } from '../api/staff/client';
import type { Transport } from '../api/client';

/** The time of the server, because the clocks of tablets can be wrong: the later of two presses counts. */
const storageKey = 'barClockOffset';
/** Allows for the precision of the `Date` header and for a slow response. */
const toleranceMs = 3_000;

let offsetMs = Number(localStorage.getItem(storageKey)) || 0;

/** `date` is the header of a response that has just arrived. */
function setServerTime(date: string | null, now: number) {
  const difference = Date.parse(date ?? '') - now;
  if (Number.isNaN(difference)) return;
  const next = Math.abs(difference) < toleranceMs ? 0 : difference;
  if (Math.abs(next - offsetMs) < toleranceMs) return;
  offsetMs = next;
  localStorage.setItem(storageKey, String(next));
}

export const serverNow = () => new Date(Date.now() + offsetMs);

/** A 401 is left to the caller: presses are kept until the next sign-in. */
export const barTransport: Transport = async (path, init) => {
  const response = await fetch(`${window.location.origin}/api${path}`, {
    ...init,
    signal: withTimeout(path, init.signal),
  });
  setServerTime(response.headers.get('Date'), Date.now());
  return response;
};
