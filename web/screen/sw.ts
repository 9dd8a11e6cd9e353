/**
 * The service worker: a screen starts without a network, from the files of one build. It caches no response of the API; the
 * latest list is in the app's storage. A new version waits for the app's message, so that guests don't see a reload.
 */
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The used part of the types of service workers, which conflict with those of pages. */
declare const self: {
  __WB_MANIFEST: (PrecacheEntry | string)[];
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void;
};

clientsClaim();
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { allowlist: [/^\/screen\/?(?:\?|$)/] }));

self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting();
});
