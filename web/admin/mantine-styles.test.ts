import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const library = path.join(here, '../node_modules/@mantine/core');
const imported = readFileSync(path.join(here, 'mantine-styles.ts'), 'utf8');
const styles = [...imported.matchAll(/core\/styles\/([\w-]+)\.css/g)].map(([, name = '']) => name);

const read = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));

/** `Button` of `import { Button, type ButtonProps } from '@mantine/core'`. */
function usedComponents(): string[] {
  const found = filesIn(here, /\.tsx?$/).flatMap((file) =>
    [...read(file).matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );
  return [...new Set(found)].filter((name) => /^[A-Z]/.test(name));
}

/** Whatever a component is made of: `Select` has `Combobox`, which has `Popover`. */
function withParts(name: string, seen = new Set<string>()): Set<string> {
  const folder = path.join(library, 'esm/components', name);
  if (seen.has(name) || !existsSync(folder)) return seen;
  seen.add(name);
  for (const file of filesIn(folder, /\.mjs$/)) {
    for (const [, part = ''] of read(file).matchAll(/from "(?:\.\.\/)+([A-Z]\w+)\/\1\.mjs"/g)) withParts(part, seen);
  }
  return seen;
}

test('every component that is used has its styles', () => {
  const used = [...usedComponents(), 'Notification'].flatMap((name) => [...withParts(name)]);
  const styled = [...new Set(used)].filter((name) => existsSync(path.join(library, 'styles', `${name}.css`)));
  expect(styled.length).toBeGreaterThan(30);
  expect(styled.filter((name) => !styles.includes(name))).toEqual([]);
});

test('they come in the order of the library, which later ones rely on', () => {
  const whole = read(path.join(library, 'styles.css'));
  const place = (name: string) =>
    whole.indexOf(/\.m_[0-9a-f]+/.exec(read(path.join(library, `styles/${name}.css`)))?.[0] ?? '');
  const places = styles.filter((name) => /^[A-Z]/.test(name)).map(place);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
