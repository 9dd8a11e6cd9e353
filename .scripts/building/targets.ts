/** What is built, from what, and how. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from '../run.mjs';
import { bin, cms, root, web } from '../project.ts';
import type { Inputs } from './fingerprint.ts';

export type Target = {
  name: string;
  inputs: Inputs;
  /** A file that stands when the target is built. */
  output: string;
  build: () => Promise<number>;
};

const tests = /\.test\.tsx?$|\/test\//;
const env = { ...process.env, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' };

const run = (name: string, cwd: string, command: string, ...args: string[]) =>
  runToEnd(name, bin(cwd, command), args, { cwd, env });

/** A file that was renamed must not be loaded from an old build; the panel has its own place in `dist` and stays. */
function emptyCmsDist() {
  const dist = path.join(cms, 'dist');
  rmSync(path.join(cms, 'tsconfig.tsbuildinfo'), { force: true });
  try {
    for (const name of readdirSync(dist)) {
      if (name !== 'build') rmSync(path.join(dist, name), { recursive: true });
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

const cmsServer: Target = {
  name: 'cms',
  inputs: {
    paths: [
      'cms/src',
      'cms/config',
      'cms/domain',
      'cms/database',
      'cms/types',
      ...['tsconfig', 'package', 'package-lock'].map((file) => `cms/${file}.json`),
    ],
    except: new RegExp(`^cms/src/admin/|${tests.source}|\\.(jpe?g|png|webp|csv)$`),
  },
  output: 'cms/dist/src/index.js',
  async build() {
    emptyCmsDist();
    return run('cms', cms, 'tsc', '-p', 'tsconfig.json');
  },
};

/** Strapi's own build: it compiles the server once more, then bundles the panel with our plugin. */
const panel: Target = {
  name: 'panel',
  inputs: {
    paths: [
      'cms/src/admin',
      'admin-extensions',
      'cms/config/admin.ts',
      'cms/config/plugins.ts',
      'cms/package-lock.json',
    ],
    except: tests,
  },
  output: 'cms/dist/build/index.html',
  build: () => run('panel', cms, 'strapi', 'build'),
};

const webShared = [
  'cms/domain',
  'web/api',
  'web/ui',
  'web/tsconfig.json',
  'web/package-lock.json',
  'web/vite.shared.ts',
  'web/vite.precompress.ts',
];
const siteInputs: Inputs = { paths: ['web/site', 'web/vite.config.ts', ...webShared], except: tests };

const site: Target = {
  name: 'site',
  inputs: siteInputs,
  output: 'web/dist/client/.vite/manifest.json',
  build: () => run('site', web, 'vite', 'build', '--logLevel=warn'),
};

const edge: Target = {
  name: 'edge',
  inputs: { ...siteInputs, paths: ['web/server', ...siteInputs.paths] },
  output: 'web/dist/server/index.js',
  build: () => run('edge', web, 'vite', 'build', '--ssr', '--logLevel=warn'),
};

const staff: Target = {
  name: 'staff',
  inputs: { paths: ['web/admin', 'web/vite.admin.config.ts', ...webShared], except: tests },
  output: 'web/dist/admin/index.html',
  build: () => run('staff', web, 'vite', 'build', '--config', 'vite.admin.config.ts', '--logLevel=warn'),
};

/** Lanes run side by side, the targets of a lane one after the other. */
export const lanes: Target[][] = [
  [cmsServer, panel],
  [site, edge, staff],
];

export const outputOf = (target: Target) => path.join(root, target.output);
