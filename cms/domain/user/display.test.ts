import { expect, test } from 'vitest';
import { fullName, initials } from './display';
import { mayChangeRole, mayCreateUsers, mayDeleteUser, mayEditUser } from './permission';

test.each([
  ['Nora', 'Whitlock', 'NW', 'Nora Whitlock'],
  [' élodie', 'özil', 'ÉÖ', 'élodie özil'],
  ['Cher', '', 'C', 'Cher'],
  ['', '', '', ''],
  ['🍺', 'x', '🍺X', '🍺 x'],
])('%s %s has the initials %s', (firstName, lastName, letters, name) => {
  expect(initials({ firstName, lastName })).toBe(letters);
  expect(fullName({ firstName, lastName }).trim()).toBe(name);
});

test('admins manage others, everybody changes themselves, nobody deletes or demotes themselves', () => {
  const table = (['admin', 'moderator'] as const).map((role) => {
    const actor = { _id: 'me', role };
    const questions = [mayEditUser, mayDeleteUser, mayChangeRole];
    return [mayCreateUsers(actor), ...questions.flatMap((may) => [may(actor, actor), may(actor, { _id: 'other' })])];
  });
  expect(table).toEqual([
    [true, true, true, false, true, false, true],
    [false, true, false, false, false, false, false],
  ]);
});
