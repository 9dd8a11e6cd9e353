import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite.precompress.ts';
import { shared } from './vite.shared.ts';

/** Build and development server of the staff app, which the edge serves at /admin. */
const cms = process.env.CMS_URL ?? `http://127.0.0.1:${process.env.CMS_PORT ?? 1337}`;
/** `npm run dev` starts the edge as well; it resizes the images. */
const edge = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  ...shared,
  root: path.resolve(import.meta.dirname, 'admin'),
  base: '/admin/',
  publicDir: false,
  plugins: [react(), precompress()],
  build: {
    outDir: path.resolve(import.meta.dirname, 'dist/admin'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy forbids data: URLs for scripts and styles.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [path.resolve(import.meta.dirname, '..')] },
    proxy: { '/api': cms, '/uploads': cms, '/img': edge },
  },
});
