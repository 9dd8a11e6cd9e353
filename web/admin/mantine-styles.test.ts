import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const adminDir = import.meta.dirname;
const mantineDir = path.join(adminDir, '../node_modules/@mantine/core');
const mantineStyles = readFileSync(path.join(adminDir, 'mantine-styles.ts'), 'utf8');
const importedStyles = [...mantineStyles.matchAll(/core\/styles\/([\w-]+)\.css/g)].map(([, name = '']) => name);

const read = (file: string) => readFileSync(file, 'utf8');
const listFiles = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => path.join(folder, file));

/** `Button` of `import { Button, type ButtonProps } from '@mantine/core'`. */
function findUsedComponents(): string[] {
  const names = listFiles(adminDir, /\.tsx?$/).flatMap((file) =>
    [...read(file).matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    ),
  );
  return [...new Set(names)].filter((name) => /^[A-Z]/.test(name));
}

/** The component and those it is composed of: `Select` uses `Combobox`, which uses `Popover`. */
function withDependencies(name: string, seen = new Set<string>()): Set<string> {
  const folder = path.join(mantineDir, 'esm/components', name);
  if (seen.has(name) || !existsSync(folder)) return seen;
  seen.add(name);
  for (const file of listFiles(folder, /\.mjs$/)) {
    for (const [, dependency = ''] of read(file).matchAll(/from "(?:\.\.\/)+([A-Z]\w+)\/\1\.mjs"/g)) {
      withDependencies(dependency, seen);
    }
  }
  return seen;
}

test('the styles of all components in use are imported', () => {
  // Used by @mantine/notifications and @mantine/modals.
  const components = [...findUsedComponents(), 'Notification', 'Modal', 'Button', 'Group'];
  const used = new Set(components.flatMap((name) => [...withDependencies(name)]));
  const styled = [...used].filter((name) => existsSync(path.join(mantineDir, 'styles', `${name}.css`)));
  expect(styled.length).toBeGreaterThan(30);
  expect(styled.filter((name) => !importedStyles.includes(name))).toEqual([]);
});

test('the styles are imported in the order of styles.css, on which overrides depend', () => {
  const allStyles = read(path.join(mantineDir, 'styles.css'));
  const findPosition = (name: string) =>
    allStyles.indexOf(/\.m_[0-9a-f]+/.exec(read(path.join(mantineDir, `styles/${name}.css`)))?.[0] ?? '');
  const positions = importedStyles.filter((name) => /^[A-Z]/.test(name)).map(findPosition);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
});
