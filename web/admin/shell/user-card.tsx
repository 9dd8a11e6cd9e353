import { Avatar, Button, Group, Text } from '@mantine/core';
import { fullName, initials } from '@domain/user/display';
import { LogOut } from 'lucide-react';
import { RoleBadge } from '../components/role-badge';
import { useUser } from '../auth/use-session';
import { useSignOut } from '../auth/use-sign-out';

export function UserCard() {
  const user = useUser();
  const signOut = useSignOut();

  return (
    <div>
      <Group wrap="nowrap" gap="sm" mb="sm">
        <Avatar color="amber" variant="filled" radius="xl" aria-hidden>
          {initials(user)}
        </Avatar>
        <div style={{ minWidth: 0 }}>
          <Text size="sm" fw={600} truncate title={fullName(user)}>
            {fullName(user)}
          </Text>
          <RoleBadge role={user.role} />
        </div>
      </Group>
      <Button
        variant="default"
        size="xs"
        fullWidth
        leftSection={<LogOut size={14} aria-hidden />}
        loading={signOut.isPending}
        onClick={signOut.start}
      >
        Sign Out
      </Button>
    </div>
  );
}
