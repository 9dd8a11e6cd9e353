import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { precompress } from './vite.precompress.ts';
import { shared } from './vite.shared.ts';
import { subsetFonts } from './vite.subset-fonts.ts';

/** Build and development server of bar mode, which the edge serves at /bar/ and which works offline. */
export default defineConfig({
  ...shared,
  root: path.resolve(import.meta.dirname, 'bar'),
  base: '/bar/',
  publicDir: false,
  plugins: [
    react(),
    tailwindcss(),
    subsetFonts(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'sw.ts',
      // The edge makes the manifest: it has the name of the brewery.
      manifest: false,
      injectRegister: false,
      injectManifest: { globPatterns: ['index.html', 'assets/*.{js,css,woff2}'] },
    }),
    precompress(),
  ],
  build: {
    outDir: path.resolve(import.meta.dirname, 'dist/bar'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy forbids data: URLs for scripts and styles.
    assetsInlineLimit: 0,
  },
});
