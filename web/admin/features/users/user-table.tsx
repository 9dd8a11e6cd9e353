import { Avatar, Badge, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { fullName, initials } from '@domain/user/display';
import { canDeleteUser, canEditUser } from '@domain/user/permission';
import type { User } from '@domain/user/user';
import { invalidateUsers, userMutations } from '../../api/users';
import { useUser } from '../../auth/use-session';
import { DeleteButton, EditButton } from '../../components/row-buttons';
import { DataTable, type Column } from '../../components/data-table';
import { InstantDate } from '../../components/instant-date';
import { RoleBadge } from '../../components/role-badge';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { useTaprooms } from '../../hooks/use-taprooms';
import { errorMessage } from '../../lib/error-message';

function useDeleteUser() {
  const queryClient = useQueryClient();
  const { deleteRecord, isDeleting } = useDeleteRecord({
    mutation: userMutations.remove,
    invalidate: () => invalidateUsers(queryClient),
    getErrorMessage: (error) => errorMessage(error, 'Failed to delete user', 'Error deleting user'),
  });
  const deleteUser = (user: User) =>
    deleteRecord({ id: user._id, name: fullName(user), message: 'Are you sure you want to delete this user?' });
  return { deleteUser, isDeleting };
}

type UserTableProps = { users: User[]; onEdit: (user: User) => void };

export function UserTable({ users, onEdit }: UserTableProps) {
  const me = useUser();
  const columns: Column<User>[] = [
    { header: 'User', kind: 'title', render: (user) => <UserName user={user} isMe={user._id === me._id} /> },
    {
      header: 'Email',
      kind: 'plain',
      render: ({ email }) => (
        <Text span size="sm" style={breakAnywhere}>
          {email}
        </Text>
      ),
    },
    { header: 'Role', kind: 'inline', render: (user) => <UserRole user={user} /> },
    {
      header: 'Created',
      render: ({ createdAt }) => (
        <Text span size="sm" style={noWrap}>
          <InstantDate value={createdAt} />
        </Text>
      ),
    },
    {
      header: 'Actions',
      kind: 'actions',
      cardCorner: true,
      render: (user) => <UserActions user={user} onEdit={onEdit} />,
    },
  ];
  return <DataTable label="Users" columns={columns} rows={users} rowKey={({ _id }) => _id} />;
}

const breakAnywhere = { overflowWrap: 'anywhere' } as const;
const noWrap = { whiteSpace: 'nowrap' } as const;

function UserName({ user, isMe }: { user: User; isMe: boolean }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar size="sm" color="gray" radius="xl" aria-hidden>
        {initials(user)}
      </Avatar>
      <Text span size="sm" fw={600}>
        {fullName(user)}
      </Text>
      {isMe && (
        <Badge size="xs" color="gray">
          You
        </Badge>
      )}
    </Group>
  );
}

/** With the taproom of a bartender. */
const UserRole = ({ user: { role, taproom } }: { user: User }) => (
  <Group gap={6} wrap="nowrap">
    <RoleBadge role={role} />
    {taproom && <TaproomName slug={taproom} />}
  </Group>
);

const TaproomName = ({ slug }: { slug: string }) => (
  <Text span size="sm" c="dimmed" style={breakAnywhere}>
    {useTaprooms().find((taproom) => taproom.slug === slug)?.name ?? slug}
  </Text>
);

/** Hides the actions that the server would reject. */
function UserActions({ user, onEdit }: { user: User; onEdit: (user: User) => void }) {
  const me = useUser();
  const { deleteUser, isDeleting } = useDeleteUser();
  const name = fullName(user);
  return (
    <>
      {canEditUser(me, user) && <EditButton name={name} onClick={() => onEdit(user)} />}
      {canDeleteUser(me, user) && (
        <DeleteButton name={name} isDeleting={isDeleting} onClick={() => void deleteUser(user)} />
      )}
    </>
  );
}
