const probeTimeoutMs = 5000;
const reloadPauseMs = 10_000;

/** Whether the site responds, with whatever status. Reloading without that ends at the browser's own error page. */
export async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(probeTimeoutMs);
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

export function reloadDocument() {
  window.location.reload();
}

/** The document is itself the result of a reload a few seconds ago: repeating that automatically could become a loop. */
export const isJustReloaded = () =>
  performance.now() < reloadPauseMs &&
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
