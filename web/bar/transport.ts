import type { Transport } from '../api/client';
import { withTimeout } from '../admin/api/timeout';
import { setServerTime } from './state/clock';

/** A 401 is left to the caller: presses are kept until the next sign-in. */
export const barTransport: Transport = async (path, init) => {
  const response = await fetch(`${window.location.origin}/api${path}`, {
    ...init,
    signal: withTimeout(path, init.signal),
  });
  setServerTime(response.headers.get('Date'), Date.now());
  return response;
};
