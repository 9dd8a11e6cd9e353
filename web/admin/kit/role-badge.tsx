import { Badge } from '@mantine/core';
import type { Role } from '@domain/user/user';

/** Admin red, others blue. */
export function RoleBadge({ role }: { role: Role }) {
  return (
    <Badge size="sm" variant="light" color={role === 'admin' ? 'red' : 'blue'} tt="capitalize">
      {role}
    </Badge>
  );
}
