import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite.precompress.ts';
import { shared } from './vite.shared.ts';

/** The staff app: a build of its own, served by web at /admin. */
const cms = process.env.CMS_URL ?? `http://127.0.0.1:${process.env.CMS_PORT ?? 1337}`;
/** Photographs are scaled by the edge, which `npm run dev` starts beside this server. */
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
    // The content security policy knows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [path.resolve(import.meta.dirname, '..')] },
    proxy: { '/api': cms, '/uploads': cms, '/img': edge },
  },
});
