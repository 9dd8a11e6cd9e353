import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite.chunks.ts';
import { precompress, shared } from './vite.shared.ts';
import { emitCardFont, subsetFonts } from './vite.subset-fonts.ts';

/**
 * Two builds: `vite build` makes what browsers load (dist/client), `vite build --ssr` the edge (dist/server/index.js) and its
 * render thread (dist/server/render-worker.js).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  ...shared,
  ...(command === 'build' && {
    resolve: { ...shared.resolve, alias: { ...shared.resolve.alias, ...productionRouter } },
  }),
  publicDir: false,
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [subsetFonts(), emitCardFont(), precompress()])],
  build: isSsrBuild ? edgeBuild : browserBuild,
  ...(isSsrBuild && {
    // Bundled, so that React's production build is used whatever NODE_ENV is at run time.
    ssr: {
      noExternal: true,
      external: ['fastify', '@fastify/http-proxy', '@fastify/static', 'pino', 'prom-client', 'sharp'],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}));

const router = path.resolve(import.meta.dirname, 'node_modules/react-router/dist/production');

/** React Router's package exports only its development build, which has 3 kB more of warnings. */
const productionRouter = {
  'react-router/dom': path.join(router, 'dom-export.mjs'),
  'react-router': path.join(router, 'index.mjs'),
};

const browserBuild = {
  outDir: 'dist/client',
  manifest: true,
  target: 'es2022',
  rolldownOptions: {
    input: [
      'site/boot/bootstrap.ts',
      'site/boot/entry-client.tsx',
      'ui/fonts/oswald.css',
      'ui/fonts/bitter.css',
      'server/taps/documents.css',
      'server/taps/print.ts',
    ],
    output: {
      codeSplitting: { groups: chunkGroups },
      // The first script has the name of every other one: six characters of a hash tell two builds apart as well as eight.
      chunkFileNames: 'assets/[name]-[hash:6].js',
    },
  },
};

const edgeBuild = {
  outDir: 'dist/server',
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: { input: ['server/index.ts', 'server/render-worker.ts'] },
};
