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

test('admins manage other users; users edit themselves but cannot delete or demote themselves', () => {
  const table = (['admin', 'moderator'] as const).map((role) => {
    const actor = { _id: 'self', role };
    const checks = [canEditUser, canDeleteUser, canChangeRole];
    return [canCreateUsers(actor), ...checks.flatMap((can) => [can(actor, actor), can(actor, { _id: 'other' })])];
  });
  expect(table).toEqual([
    [true, true, true, false, true, false, true],
    [false, true, false, false, false, false, false],
  ]);
});
