/** `npm run generate`: writes Strapi's schemas of the pages from their definitions in cms/domain/page. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strapiSchemas } from '../pages/schemas.ts';
import { cms } from '../paths.ts';
import { main as format } from './format.ts';

export async function main() {
  const folders = ['components/page', 'api/page/content-types'].map((folder) => path.join(cms, 'src', folder));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  for (const [file, schema] of strapiSchemas()) {
    const target = path.join(cms, 'src', file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, JSON.stringify(schema));
  }
  return format(folders);
}
