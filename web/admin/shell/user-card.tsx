import { Avatar, Button, Group, Text } from '@mantine/core';
import { LogOut } from 'lucide-react';
import { RoleBadge } from '../kit/role-badge';
import { useUser } from '../session/use-session';
import { useSignOut } from '../session/use-sign-out';

/** Who is signed in, and the way out. */
export function UserCard() {
  const { firstName, lastName, role } = useUser();
  const signOut = useSignOut();
  const fullName = `${firstName} ${lastName}`;

  return (
    <div>
      <Group wrap="nowrap" gap="sm" mb="sm">
        <Avatar color="amber" variant="filled" radius="xl" aria-hidden>
          {firstName.charAt(0).toUpperCase()}
          {lastName.charAt(0).toUpperCase()}
        </Avatar>
        <div style={{ minWidth: 0 }}>
          <Text size="sm" fw={600} truncate title={fullName}>
            {fullName}
          </Text>
          <RoleBadge role={role} />
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
