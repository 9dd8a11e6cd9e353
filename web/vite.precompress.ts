import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/;
/** The response headers of smaller files outweigh what compression saves. */
const minBytes = 512;

/** Writes a `.br` and a `.gz` beside each text file of a build, at the highest level. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
      await Promise.all(files.map((file) => compressFile(path.join(file.parentPath, file.name))));
    },
  };
}

async function compressFile(file: string) {
  const source = await readFile(file);
  if (source.length < minBytes) return;
  const brotli = promisify(brotliCompress)(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      // Larger input blocks than the default: slower, but a little smaller.
      [constants.BROTLI_PARAM_LGBLOCK]: 20,
    },
  });
  await Promise.all([
    brotli.then((body) => writeFile(`${file}.br`, body)),
    promisify(gzip)(source, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
  ]);
}
