import path from 'node:path';
import { constants } from 'node:zlib';
import type { UserConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** Settings of the site, the staff app, the edge and the tests: the path of the domain, and one copy of each library. */
export const shared = {
  resolve: {
    alias: { '@domain': path.resolve(import.meta.dirname, '../cms/domain') },
    dedupe: ['zod', 'react', 'react-dom'],
  },
  server: { fs: { allow: ['..'] } },
} satisfies UserConfig;

/** Writes a `.br` and a `.gz` beside each text file of a build, at the highest level. */
export const precompress = () =>
  compression({
    include: /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/,
    // The response headers of smaller files outweigh what compression saves.
    threshold: 512,
    algorithms: [
      defineAlgorithm('gz', { level: 9 }),
      // Larger input blocks than the default: slower, but a little smaller.
      defineAlgorithm('br', {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 20 },
      }),
    ],
    logLevel: 'silent',
  });
