/**
 * The service worker serves the app, its fonts and the last images without a network. A new version is installed in the
 * background and waits until guests don't see the reload.
 */
import { useEffect } from 'react';
import type { Board } from '@domain/board/schema';
import { createDefaultPolicy } from '../../ui/trusted-types';
import { isUpdateTime } from '../sleep';
import { withJitter } from './device';

createDefaultPolicy();

const registration: Promise<ServiceWorkerRegistration | null> =
  import.meta.env.PROD && 'serviceWorker' in navigator
    ? navigator.serviceWorker.register('/screen/sw.js', { scope: '/screen' }).catch(() => null)
    : Promise.resolve(null);

/** Without the service worker, a reload while the server is down would end on the browser's error page. */
async function canReload(hasWorker: boolean): Promise<boolean> {
  if (hasWorker) return true;
  return fetch('/screen', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Activates the waiting version, which takes over this page, and loads it. */
function activate(waiting: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
    setTimeout(resolve, 5000);
  });
}

/** Looks for a new version and activates it. Returns whether there was one. */
async function activateNew(): Promise<boolean> {
  const worker = await registration;
  await worker?.update().catch(() => undefined);
  const waiting = worker?.waiting;
  if (waiting) await activate(waiting);
  return Boolean(waiting);
}

/** Because a user asked for it. */
export async function reload() {
  const worker = await registration;
  if (!(await canReload(Boolean(worker?.active)))) return;
  await activateNew();
  window.location.reload();
}

const checkMs = 20 * 60_000;

/** Loads new versions at night. */
export function useUpdates(board: Board | null) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (isUpdateTime(board, new Date())) void activateNew().then((isNew) => isNew && window.location.reload());
    }, withJitter(checkMs));
    return () => clearInterval(timer);
  }, [board]);
}
