const minReloadIntervalMs = 10_000;

export function reloadDocument() {
  window.location.reload();
}

/** True a few seconds after a reload, when another automatic one could become a loop. */
export const isJustReloaded = () =>
  performance.now() < minReloadIntervalMs &&
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
