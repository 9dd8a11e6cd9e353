export const sendTag = 'send-presses';

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Where the browser has Background Sync, it sends the presses once there is a network, even if the app is closed. */
export async function requestBackgroundSync() {
  if (!('serviceWorker' in navigator)) return;
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration('/bar/');
  await registration?.sync?.register(sendTag).catch(() => undefined);
}
