import { expect, test } from 'vitest';
import { fullName, initials } from './display';
import { canChangeRole, canCreateUsers, canDeleteUser, canEditUser } from './permission';

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
    const questions = [canEditUser, canDeleteUser, canChangeRole];
    return [canCreateUsers(actor), ...questions.flatMap((may) => [may(actor, actor), may(actor, { _id: 'other' })])];
  });
  expect(table).toEqual([
    [true, true, true, false, true, false, true],
    [false, true, false, false, false, false, false],
  ]);
});
