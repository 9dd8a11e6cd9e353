import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bin, root } from './paths.ts';

type Case = [file: string, name: string];

const rejected: Case[] = [
  ['cms/domain/beer/sort.ts', 'react'],
  ['cms/domain/beer/sort.ts', 'node:fs'],
  ['cms/domain/beer/sort.ts', '@strapi/strapi'],
  ['cms/domain/beer/sort.ts', '../../src/lib/errors'],
  ['cms/domain/beer/sort.ts', 'vitest'],
  ['cms/src/lib/errors.ts', '../api/beer/serialize'],
  ['cms/src/policies/is-staff.ts', '../api/session/services/session'],
  ['cms/src/middlewares/etag.ts', '../seed/seed'],
  ['cms/src/api/beer/routes/beer.ts', '../../event/serialize'],
  ['cms/src/api/beer/routes/beer.ts', '../../../../domain/beer/schema'],
  ['cms/src/api/beer/serialize.ts', '../event/serialize'],
  ['cms/src/index.ts', '../../web/site/routes'],
  ['web/ui/button.tsx', '@domain/beer/schema'],
  ['web/ui/button.tsx', '../api/beers'],
  ['web/ui/button.tsx', '@tanstack/react-query'],
  ['web/domain/event.ts', '../api/events'],
  ['web/ui/button.tsx', '../domain/event'],
  ['web/api/beers.ts', '../ui/button'],
  ['web/api/beers.ts', '../../cms/src/lib/errors'],
  ['web/server/index.ts', '../admin/main'],
  ['web/server/index.ts', '../../cms/config/server'],
  ['web/site/routes/home.tsx', '../../admin/shell/shell'],
  ['web/site/layout/header.tsx', '../routes/home'],
  ['web/site/layout/header.tsx', '../features/event/event-card'],
  ['web/site/features/beer/beer-card.tsx', '../event/event-card'],
  ['web/site/features/beer/beer-card.tsx', '../../routes/home'],
  ['web/site/features/beer/beer-card.tsx', '../../layout/header'],
  ['web/site/features/beer/beer-card.tsx', '../../../admin/components/toast'],
  ['web/site/features/home/hero.tsx', '../../routes/home'],
  ['web/site/shared/hero/hero.tsx', '../../features/beer/beer-card'],
  ['web/site/seo/head.tsx', '../features/beer/beer-card'],
  ['web/site/shared/hero/hero.tsx', '../../boot/document'],
  ['web/admin/shell/shell.tsx', '../../site/layout/header'],
  ['web/admin/features/beers/beers-page.tsx', '../events/event-card'],
  ['admin-extensions/admin/src/index.tsx', '../../../web/ui/button'],
  ['admin-extensions/admin/src/index.tsx', '../../../web/admin/main'],
];

const sources = new Map<string, string[]>([
  ['web/api/any.ts', ['export const identity = (value: any) => value;']],
  ['cms/domain/time/local.ts', ['export const hour = (date: Date) => date.getHours();']],
  ['web/api/cycle-a.ts', ["import { b } from './cycle-b';", 'export const a = () => b();']],
  ['web/api/cycle-b.ts', ["import { a } from './cycle-a';", 'export const b = (): unknown => a();']],
]);
/** Adds an import; the line of the file that has it. */
function addImport([file, name]: Case): number {
  const lines = sources.get(file) ?? [];
  sources.set(file, [...lines, `export * as imported${lines.length} from '${name}';`]);
  return lines.length + 1;
}
const rejectedLines = rejected.map((each) => ({ file: each[0], name: each[1], line: addImport(each) }));

/** Lines such as `web/api/any.ts:1:34: Unexpected any … [Error/typescript-eslint(no-explicit-any)]`. */
let output: string[] = [];
beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brewery-lint-'));
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  for (const [file, lines] of sources) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${lines.join('\n')}\n`);
  }
  output = spawnSync(bin(root, 'oxlint'), ['--format=unix'], { cwd: folder, encoding: 'utf8' }).stdout.split('\n');
  rmSync(folder, { recursive: true });
});

const problemsOf = (file: string, line: number) =>
  output.filter((problem) => problem.startsWith(`${file}:${line}:`)).join();

for (const { file, name, line } of rejectedLines) {
  test(`the linter rejects importing ${name} in ${file}`, () =>
    assert.match(problemsOf(file, line), /no-restricted-imports/));
}

test('the linter rejects the type any', () => assert.match(problemsOf('web/api/any.ts', 1), /no-explicit-any/));

test('the linter rejects the time of the machine’s zone', () =>
  assert.match(problemsOf('cms/domain/time/local.ts', 1), /no-restricted-properties/));

test('the linter rejects an import cycle', () => assert.match(problemsOf('web/api/cycle-b.ts', 1), /no-cycle/));
