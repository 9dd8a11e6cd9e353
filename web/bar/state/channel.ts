/** Tells all tabs, this one too, that the stored presses or lists have changed: by another tab or by the service worker. */
const name = 'bar';

let channel: BroadcastChannel | undefined;
const open = () => (channel ??= new BroadcastChannel(name));

export const announceChange = () => open().postMessage('changed');

export function subscribeToChanges(listener: () => void) {
  const own = new BroadcastChannel(name);
  own.addEventListener('message', listener);
  return () => own.close();
}
