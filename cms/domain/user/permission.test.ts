import { canEditUser, canManageUser, isAdminUser } from './permission';

test('admins manage other users; users edit themselves but cannot delete or demote themselves', () => {
  const table = (['admin', 'moderator'] as const).map((role) => {
    const actor = { _id: 'self', role };
    const checks = [canEditUser, canManageUser];
    return [isAdminUser(actor), ...checks.flatMap((can) => [can(actor, actor), can(actor, { _id: 'other' })])];
  });
  expect(table).toEqual([
    [true, true, true, false, true],
    [false, true, false, false, false],
  ]);
});
