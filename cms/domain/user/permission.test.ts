import { expect, test } from 'vitest';
import { canChangeRole, canCreateUsers, canDeleteUser, canEditUser } from './permission';

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
