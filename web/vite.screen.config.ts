import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { precompress } from './vite.precompress.ts';
import { shared } from './vite.shared.ts';
import { subsetFonts } from './vite.subset-fonts.ts';

/** The browsers of TVs: webOS 6 (2021) has Chrome 79, Tizen 6.5 (2022) has Chrome 85. */
const target = 'chrome79';

/** Build and development server of the app for TVs, which the edge serves at /screen and which works offline. */
export default defineConfig({
  ...shared,
  root: path.resolve(import.meta.dirname, 'screen'),
  base: '/screen/',
  publicDir: false,
  plugins: [
    react(),
    subsetFonts(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'sw.ts',
      manifest: false,
      injectRegister: false,
      injectManifest: { globPatterns: ['index.html', 'assets/*.{js,css,woff2}'], target },
    }),
    precompress(),
  ],
  build: {
    outDir: path.resolve(import.meta.dirname, 'dist/screen'),
    emptyOutDir: true,
    target,
    cssTarget: target,
    // The content security policy forbids data: URLs for scripts and styles.
    assetsInlineLimit: 0,
  },
});
