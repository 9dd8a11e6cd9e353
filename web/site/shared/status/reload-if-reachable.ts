import { reloadDocument } from './reload';

const probeTimeoutMs = 5000;

/** Resolves to false if the site does not respond, where a reload would show the browser's error page. */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = navigator.onLine && (await probe());
  if (isReachable) reloadDocument();
  return isReachable;
}

function probe(): Promise<boolean> {
  const signal = AbortSignal.timeout(probeTimeoutMs);
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
