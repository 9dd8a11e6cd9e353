/**
 * The service worker: bar mode starts without a network, from the files of one build. It caches no response of the API; the
 * list and the presses are in IndexedDB.
 */
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { sendInBackground, sendTag } from './state/send-queue';

/** The used part of the types of service workers, which conflict with those of pages. */
type SyncEvent = Event & { tag: string; waitUntil: (done: Promise<unknown>) => void };
declare const self: {
  __WB_MANIFEST: (PrecacheEntry | string)[];
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'sync', listener: (event: SyncEvent) => void) => void;
};

void self.skipWaiting();
clientsClaim();
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), { allowlist: [/^\/bar\/(?:index\.html)?(?:\?|$)/] }),
);

/**
 * Background Sync: the presses are sent although the app is closed. The session's cookie authorizes them, and its id keeps
 * them from being sent as another user who has signed in since.
 */
self.addEventListener('sync', (event) => {
  if (event.tag === sendTag) event.waitUntil(sendInBackground());
});
