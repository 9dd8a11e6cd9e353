import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settingNames } from '../cms/domain/settings/environment.ts';
import { root } from './paths.ts';

const names = (file: string, pattern: RegExp) =>
  new Set([...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map((match) => match[1]));

test('.env.example documents exactly the existing settings', () => {
  assert.deepEqual([...names('.env.example', /^# ([A-Z][A-Z0-9_]+)=/gm)].sort(), [...settingNames].sort());
});

test('the page of settings documents every setting', () => {
  const documented = names('.github/docs/settings.md', /`([A-Z][A-Z0-9_]+)`/g);
  const missing = settingNames.filter((name) => !documented.has(name));
  assert.deepEqual(missing, []);
});

test('the documentation names folders and files that exist', () => {
  const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const missing = pages.flatMap((page) =>
    [...names(page, /`((?:cms|web|admin-extensions|\.scripts|\.github)\/[\w./-]*)`/g)].filter(
      (file = '') => !existsSync(path.join(root, file)),
    ),
  );
  assert.deepEqual(missing, []);
});
