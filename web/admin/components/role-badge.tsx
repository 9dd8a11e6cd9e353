import { Badge } from '@mantine/core';
import { roleColors, roleLabels } from '@domain/user/display';
import type { Role } from '@domain/user/constants';

export function RoleBadge({ role }: { role: Role }) {
  return (
    <Badge size="sm" miw="max-content" color={roleColors[role]}>
      {roleLabels[role]}
    </Badge>
  );
}
