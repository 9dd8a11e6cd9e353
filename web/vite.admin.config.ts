import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite.precompress.ts';
import { shared } from './vite.shared.ts';
import { subsetFonts } from './vite.subset-fonts.ts';

/** Build of the staff app, which the edge serves at /admin; in development with reload (server/dev.ts). */
export default defineConfig({
  ...shared,
  root: path.resolve(import.meta.dirname, 'admin'),
  base: '/admin/',
  publicDir: false,
  plugins: [react(), subsetFonts(), precompress()],
  build: {
    outDir: path.resolve(import.meta.dirname, 'dist/admin'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy forbids data: URLs for scripts and styles.
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: [path.resolve(import.meta.dirname, '..')] } },
});
