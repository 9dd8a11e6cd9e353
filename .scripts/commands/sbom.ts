/**
 * `npm run sbom`: writes what the product is made of: a CycloneDX file per lockfile, and the packages of each license.
 * `npm run sbom -- folder` writes to another folder than `sbom`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBom, groupByLicense, lockedFolders } from '../supply-chain/packages.ts';

export async function main([folder = 'sbom']: string[]) {
  mkdirSync(folder, { recursive: true });
  const boms = await Promise.all(lockedFolders.map(createBom));
  for (const [index, bom] of boms.entries()) {
    const name = lockedFolders[index] === '.' ? 'root' : lockedFolders[index];
    const file = path.join(folder, `${name}.cdx.json`);
    writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
    console.log(`${file}: ${bom.components.length} packages`);
  }
  const licenses = groupByLicense(boms.flatMap(({ components }) => components));
  const file = path.join(folder, 'licenses.txt');
  writeFileSync(
    file,
    licenses.map(([license, packages]) => `${license} (${packages.length})\n${packages.join('\n')}\n`).join('\n'),
  );
  console.log(`${file}: ${licenses.length} licenses`);
  for (const [license, packages] of licenses) console.log(`  ${String(packages.length).padStart(5)} ${license}`);
  return 0;
}
