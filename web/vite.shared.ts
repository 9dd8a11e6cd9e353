import path from 'node:path';
import type { UserConfig } from 'vite';

/** What the site, the staff app, the edge and the tests have in common: where the domain lies, and one zod for all. */
export const shared = {
  resolve: {
    alias: { '@domain': path.resolve(import.meta.dirname, '../cms/domain') },
    dedupe: ['zod', 'react', 'react-dom'],
  },
  server: { fs: { allow: ['..'] } },
} satisfies UserConfig;
