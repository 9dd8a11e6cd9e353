import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { precompress, shared } from './vite.shared.ts';
import { subsetFonts } from './vite.subset-fonts.ts';

/** The browsers of TVs: webOS 6 (2021) has Chrome 79, Tizen 6.5 (2022) has Chrome 85. */
const tvTarget = 'chrome79';

/** Apps that start without a network, from the files of one build. Responses of the API are not cached. */
const offlineFiles = { globPatterns: ['index.html', 'assets/*.{js,css,woff2}'] };

/** The edge makes the manifest: it has the name of the brewery. */
const serviceWorker = (options: Partial<VitePWAOptions>) =>
  VitePWA({ manifest: false, injectRegister: false, ...options });

const barWorker = () =>
  serviceWorker({ strategies: 'injectManifest', srcDir: '.', filename: 'sw.ts', injectManifest: offlineFiles });

/** A new version waits for the app's message, so that guests don't see a reload. */
const screenWorker = () =>
  serviceWorker({
    workbox: {
      ...offlineFiles,
      navigateFallbackAllowlist: [/^\/screen\/?(?:\?|$)/],
      clientsClaim: true,
      inlineWorkboxRuntime: true,
    },
  });

/** Apps by the folder, which is also the path at which the edge serves the app. */
const apps: Record<string, () => { plugins: PluginOption[]; target?: string }> = {
  admin: () => ({ plugins: [] }),
  bar: () => ({ plugins: [tailwindcss(), barWorker()] }),
  screen: () => ({ plugins: [screenWorker()], target: tvTarget }),
};

/** Build of the staff app, bar mode or the app for TVs, as the mode says. In development, the site's Vite serves them (server/dev.ts). */
export default defineConfig(({ mode }) => {
  const app = apps[mode];
  if (!app) throw new Error(`--mode must be one of ${Object.keys(apps).join(', ')}`);
  const { plugins, target = 'es2022' } = app();
  return {
    ...shared,
    root: path.resolve(import.meta.dirname, mode),
    base: `/${mode}/`,
    publicDir: false,
    plugins: [react(), ...plugins, subsetFonts(), precompress()],
    build: {
      outDir: path.resolve(import.meta.dirname, 'dist', mode),
      emptyOutDir: true,
      target,
      // The content security policy forbids data: URLs for scripts and styles.
      assetsInlineLimit: 0,
    },
  };
});
