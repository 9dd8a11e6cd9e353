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

/** What every page runs on; it changes when a library does. */
const libraries = {
  name: 'libraries',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack)[\\/]/,
  priority: 2,
};

/**
 * Fifty files of a kilobyte each cost a phone more than one: what at least three modules need comes together. (Forms,
 * maps and zod stay with those who need them.)
 */
const common = {
  name: 'common',
  test: /web[\\/](ui|api|site[\\/](shared[\\/](?!form)|layout|[^\\/]+\.tsx?))|cms[\\/]domain[\\/]time|lucide-react[\\/]/,
  minShareCount: 3,
  priority: 1,
  includeDependenciesRecursively: false,
};

const browserBuild = {
  outDir: 'dist/client',
  manifest: true,
  target: 'es2022',
  rolldownOptions: { input: 'site/entry-client.tsx', output: { codeSplitting: { groups: [libraries, common] } } },
};

const edgeBuild = {
  outDir: 'dist/server',
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: { input: 'server/index.ts' },
};
