/** The installed packages of each lockfile, as the SBOM lists them. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { root } from '../paths.ts';

const execute = promisify(execFile);

/** Folders with a lockfile. cms includes the panel and its plugin, which has no packages of its own. */
export const lockedFolders = ['.', 'cms', 'web'] as const;

const license = z.union([
  z.object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) }),
  z.object({ expression: z.string() }),
]);

/** The part of CycloneDX 1.5 that is used here. */
const bomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.looseObject({ name: z.string(), version: z.string(), licenses: z.array(license).optional() })),
});

type Bom = z.infer<typeof bomSchema>;

/** Leaves out packages that only tests and builds need, except in the root, whose packages start the system. */
export async function createBom(folder: (typeof lockedFolders)[number]): Promise<Bom> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const { stdout } = await execute('npm', folder === '.' ? args : [...args, '--omit=dev'], {
    cwd: path.join(root, folder),
    maxBuffer: 64 * 1024 * 1024,
  });
  return bomSchema.parse(JSON.parse(stdout));
}

type Component = Bom['components'][number];

/** `MIT`, `(MIT OR Apache-2.0)`; `unknown` if the package names none. */
const licenseOf = ({ licenses = [] }: Component): string =>
  licenses
    .map((each) => ('expression' in each ? each.expression : (each.license.id ?? each.license.name ?? 'unknown')))
    .join(' AND ') || 'unknown';

/** Names with versions by license, the most common license first. */
export function groupByLicense(components: readonly Component[]): [license: string, packages: string[]][] {
  const groups = new Map<string, Set<string>>();
  for (const component of components) {
    const name = licenseOf(component);
    groups.set(name, (groups.get(name) ?? new Set()).add(`${component.name}@${component.version}`));
  }
  return [...groups]
    .map(([name, packages]): [string, string[]] => [name, [...packages].sort()])
    .sort(([, one], [, other]) => other.length - one.length);
}
