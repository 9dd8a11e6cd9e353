/**
 * Bundles Strapi's panel: what `strapi build` does once it has compiled the server and checked its types, which takes
 * longer than all the rest and has no option to skip it.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

const cwd = process.cwd();
const require = createRequire(import.meta.url);
/** @param {string} file */
const load = (file) => require(path.join(cwd, 'node_modules/@strapi/strapi/dist/src', file));

const context = await load('node/create-build-context.js').createBuildContext({
  cwd,
  logger: load('cli/utils/logger.js').createLogger({ silent: true }),
  tsconfig: { config: { options: { outDir: path.join(cwd, 'dist') } } },
  options: { bundler: 'vite', minify: true },
});
await load('node/staticFiles.js').writeStaticClientFiles(context);
await load('node/vite/build.js').build(context);
// The context has opened no database, but keeps timers.
process.exit();
