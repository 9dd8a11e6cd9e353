import path from 'node:path';
import type { UserConfig } from 'vite';

/** Settings of the site, the staff app, the edge and the tests: the path of the domain, and one copy of each library. */
export const shared = {
  resolve: {
    alias: { '@domain': path.resolve(import.meta.dirname, '../cms/domain') },
    dedupe: ['zod', 'react', 'react-dom'],
  },
  server: { fs: { allow: ['..'] } },
} satisfies UserConfig;
