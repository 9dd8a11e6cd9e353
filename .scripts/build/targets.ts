/** What is built, from which files, and by which command. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { exec } from '../exec.mjs';
import { bin, cms, compileSqlite, installCms, installWeb, root, web } from '../paths.ts';
import type { Inputs } from './fingerprint.ts';

export type Target = {
  name: string;
  inputs: Inputs;
  /** A file that exists once the target is built. */
  output: string;
  build: () => Promise<number>;
};

const env = { ...process.env, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' };

const buildPanel = path.join(import.meta.dirname, 'build-panel.mjs');

/** Inputs are whole folders without the files that no build reads, so that the fingerprint covers every new import. */
const allExcept = (paths: string[], ...excluded: RegExp[]): Inputs => ({
  paths,
  exclude: new RegExp([/\.test\.tsx?$|\/test\/|\.md$|Dockerfile$/, ...excluded].map(({ source }) => source).join('|')),
});

/** Removes the server's old output: Strapi would load files of renamed sources. The panel's output stays. */
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
  // The seed reads its photographs from the sources.
  inputs: allExcept(['cms'], /^cms\/src\/admin\//, /^cms\/public\//, /\.(?:jpe?g|png|webp|csv)$/),
  output: 'cms/dist/src/index.js',
  async build() {
    emptyCmsDist();
    // Types are checked by `npm run check`, which takes half of the time here.
    return exec('cms', bin(cms, 'tsc'), ['-p', 'tsconfig.json', '--noCheck'], { cwd: cms, env, isQuiet: true });
  },
};

/** Strapi's panel with our plugin. Reads the configuration of the compiled server. */
const panel: Target = {
  name: 'panel',
  inputs: allExcept(['admin-extensions', 'cms'], /^cms\/src\/(?!admin\/|lib\/)/, /^cms\/(?:database|public|types)\//),
  output: 'cms/dist/build/index.html',
  build: () => exec('panel', process.execPath, [buildPanel], { cwd: cms, env, isQuiet: true }),
};

const webBuild = (name: string, output: string, ...excluded: RegExp[]): Target => ({
  name,
  inputs: allExcept(['web', 'cms/domain'], /^web\/e2e\//, ...excluded),
  output,
  build: () => exec(name, 'npm', ['run', '--silent', `build:${name}`], { cwd: web, env, isQuiet: true }),
});

// It also builds the style sheets of printed and embedded tap lists, which belong to the edge.
const site = webBuild(
  'site',
  'web/dist/client/.vite/manifest.json',
  /^web\/(?:admin|bar|screen|server\/(?!.*\.css$))\//,
);
const edge = webBuild('edge', 'web/dist/server/index.js', /^web\/(?:admin|bar|screen)\//);
// The linter lets the staff app import nothing of the site but its assets.
const staff = webBuild('staff', 'web/dist/admin/index.html', /^web\/server\//, /^web\/site\/(?!assets\/)/);

/** Pipelines run in parallel; the targets of a pipeline run one after the other, once its packages are installed. */
export const pipelines = [
  { install: installCms, compile: compileSqlite, targets: [cmsServer, panel] },
  { install: installWeb, targets: [site, edge, staff] },
];

export const outputPath = (target: Target) => path.join(root, target.output);
