/** A made-up next version: a copy of the compiled server, which `API_APP_DIR` starts, with changes on top. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const cms = join(__dirname, '..');

/** Strapi reads where the compiled files are. */
const compilerConfig = { compilerOptions: { outDir: 'dist' }, files: ['src/index.ts'] };

type Attributes = Record<string, object>;

export type NextVersion = Awaited<ReturnType<typeof createNextVersion>>;

export async function createNextVersion() {
  const root = await mkdtemp(join(tmpdir(), 'brewery-version-'));
  const appDir = join(root, 'cms');
  const compiled = (path: string) => join(appDir, 'dist', path);
  /** Writes a compiled file. */
  const write = async (path: string, code: string) => {
    await mkdir(dirname(compiled(path)), { recursive: true });
    await writeFile(compiled(path), code);
  };
  for (const path of ['package.json', 'favicon.png', 'dist/config', 'dist/domain', 'dist/src'])
    await cp(join(cms, path), join(appDir, path), { recursive: true });
  await writeFile(join(appDir, 'tsconfig.json'), JSON.stringify(compilerConfig));
  await symlink(join(cms, 'node_modules'), join(appDir, 'node_modules'));
  await symlink(join(cms, '../admin-extensions'), join(root, 'admin-extensions'));
  return {
    /** The root of the copy. */
    appDir,
    write,
    async addAttributes(type: string, attributes: Attributes) {
      const file = `src/api/${type}/content-types/${type}/schema.json`;
      const schema = JSON.parse(await readFile(compiled(file), 'utf8')) as { attributes: Attributes };
      await write(file, JSON.stringify({ ...schema, attributes: { ...schema.attributes, ...attributes } }));
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
