import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite.precompress.ts';
import { shared } from './vite.shared.ts';

/**
 * Two builds from one file: `vite build` makes what browsers load (dist/client), `vite build --ssr` makes the edge
 * and its renderer, one program (dist/server/index.js).
 */
export default defineConfig(({ isSsrBuild }) => ({
  ...shared,
  publicDir: false,
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [precompress()])],
  build: isSsrBuild ? edgeBuild : browserBuild,
  ...(isSsrBuild && {
    // Self-contained, so that React's production build is used whatever NODE_ENV says at run time.
    ssr: { noExternal: true, external: ['fastify', '@fastify/http-proxy', '@fastify/static', 'sharp'] },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}));

const browserBuild = {
  outDir: 'dist/client',
  manifest: true,
  target: 'es2022',
  rolldownOptions: { input: 'site/entry-client.tsx' },
};

const edgeBuild = {
  outDir: 'dist/server',
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: { input: 'server/index.ts' },
};
