/** A misspelled or removed class of a CSS module is `undefined`, which neither TypeScript nor the browser reports. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const webDir = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(file, 'utf8');

const listSources = (folder: string) =>
  readdirSync(path.join(webDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(webDir, folder, file));

function findDefinedClasses(cssFile: string): Set<string> {
  const css = read(cssFile).replace(/\/\*.*?\*\//gs, '');
  return new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

/** `classes.title` of `import classes from './card.module.css'`. */
function findUndefinedClasses(file: string): string[] {
  const source = read(file);
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].flatMap(
    ([, variable = '', cssPath = '']) => {
      const defined = findDefinedClasses(path.resolve(path.dirname(file), cssPath));
      const used = [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
      return used.filter((name) => !defined.has(name)).map((name) => `${path.relative(webDir, file)}: ${name}`);
    },
  );
}

test('every class of a CSS module that a component uses is defined', () => {
  const files = ['admin', 'site', 'ui'].flatMap(listSources);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(findUndefinedClasses)).toEqual([]);
});
