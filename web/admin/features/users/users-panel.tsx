import { Box, Button, Group, Switch, Avatar, Badge, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { joinTexts } from '@domain/shared/join-texts';
import { fullName, initials } from '@domain/user/display';
import { isAdminUser, canManageUser, canEditUser } from '@domain/user/permission';
import type { User } from '@domain/user/schema';
import { saveSignInRules, securityQueries, userApi, userQueries } from '../../api/users';
import { useUser } from '../../../api/staff/session';
import { DeleteRecordButton, EditButton, DataTable, type Column } from '../../components/data-table';
import { FormSection } from '../../components/form-parts';
import { InstantDate, RoleBadge } from '../../components/labels';
import { SearchField } from '../../components/list-controls';
import { QueryState } from '../../components/query-state';
import { useAction } from '../../hooks/use-action';
import { useTaprooms } from '../../hooks/use-taprooms';
import { errorMessage } from '../../lib/error-message';
import { UserModal, type UserModalTarget } from './user-modal';

const getColumns = (me: User, onEdit: (user: User) => void): Column<User>[] => [
  {
    header: 'User',
    kind: 'title',
    render: (user) => (
      <Group gap="sm" wrap="nowrap">
        <Avatar size="sm" color="gray" radius="xl" aria-hidden>
          {initials(user)}
        </Avatar>
        <Text span fw={600}>
          {fullName(user)}
        </Text>
        {user._id === me._id && (
          <Badge size="xs" color="gray">
            You
          </Badge>
        )}
      </Group>
    ),
  },
  { header: 'Email', kind: 'plain', render: ({ email }) => email },
  {
    header: 'Role',
    kind: 'inline',
    render: ({ role, taprooms }) => (
      <Group gap={6} wrap="nowrap">
        <RoleBadge role={role} />
        {taprooms.length > 0 && <TaproomNames slugs={taprooms} />}
      </Group>
    ),
  },
  { header: 'Created', width: 120, render: ({ createdAt }) => <InstantDate value={createdAt} /> },
  {
    header: 'Actions',
    kind: 'actions',
    cardCorner: true,
    // Without those that the server would reject.
    render: (user) => (
      <>
        {canEditUser(me, user) && <EditButton name={fullName(user)} onClick={() => onEdit(user)} />}
        {canManageUser(me, user) && (
          <DeleteRecordButton
            api={userApi}
            id={user._id}
            name={fullName(user)}
            message="Are you sure you want to delete this user?"
            failureText={(error) => errorMessage(error, 'Failed to delete user', 'Error deleting user')}
          />
        )}
      </>
    ),
  },
];

function TaproomNames({ slugs }: { slugs: string[] }) {
  const taprooms = useTaprooms();
  const names = slugs.map((slug) => taprooms.find((taproom) => taproom.slug === slug)?.name ?? slug);
  return (
    <Text span c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {joinTexts(names)}
    </Text>
  );
}

/** Admins require two-step sign-in of each other, once they have it themselves. */
export function SignInRulesSection() {
  const queryClient = useQueryClient();
  const rules = useQuery(securityQueries.rules());
  const own = useQuery(securityQueries.secondFactor(null));
  const query = rules.isError ? rules : own;
  const { start } = useAction({
    run: saveSignInRules,
    successText: ({ isSecondFactorRequired }) =>
      isSecondFactorRequired ? 'Admins need two-step sign-in now' : 'Two-step sign-in is optional again',
    onSuccess: (saved) => queryClient.setQueryData(securityQueries.rules().queryKey, saved),
    failureText: 'The setting could not be saved',
  });
  const isRequired = rules.data?.isSecondFactorRequired === true;
  const isAllowed = isRequired || own.data?.isOn === true;
  return (
    <FormSection
      title="Two-Step Sign-In of Admins"
      hint="Admins without it can still sign in, but do nothing until they have set it up."
    >
      <QueryState<unknown> query={query} errorText="Failed to load the setting">
        {rules.data && own.data && (
          <Switch
            label="Admins need two-step sign-in"
            description={isAllowed ? null : 'Turn it on for yourself first, under My Profile.'}
            checked={isRequired}
            disabled={!isAllowed}
            onChange={({ currentTarget }) => void start({ isSecondFactorRequired: currentTarget.checked })}
          />
        )}
      </QueryState>
    </FormSection>
  );
}

/** `userId`: of the user whose form opens, if the signed-in one may change it. */
export function UsersPanel({ userId }: { userId?: string | undefined }) {
  const me = useUser();
  const query = useQuery(userQueries.list());
  const [search, setSearch] = useState('');
  // The form of `userId` opens as soon as the users are loaded, unless it was closed.
  const [chosen, setTarget] = useState<UserModalTarget | undefined>(userId ? undefined : null);
  const linked = query.data?.find((user) => user._id === userId && canEditUser(me, user)) ?? null;
  const text = search.trim().toLowerCase();
  const users = query.data?.filter((user) => `${fullName(user)} ${user.email}`.toLowerCase().includes(text)) ?? [];

  return (
    <>
      <Group gap="sm" mb="sm" justify="space-between">
        <SearchField label="Search users" value={search} onSearch={setSearch} delayMs={150} />
        {isAdminUser(me) && (
          <Button leftSection={<UserPlus size={16} />} onClick={() => setTarget('new')}>
            Add User
          </Button>
        )}
      </Group>
      <QueryState
        query={query}
        isEmpty={users.length === 0}
        emptyText="No users found"
        emptyAction={
          search && (
            <Button variant="default" onClick={() => setSearch('')}>
              Clear search
            </Button>
          )
        }
        errorText="Failed to load users"
      >
        <DataTable label="Users" columns={getColumns(me, setTarget)} rows={users} rowKey={({ _id }) => _id} />
      </QueryState>
      {isAdminUser(me) && (
        <Box mt="lg" maw={560}>
          <SignInRulesSection />
        </Box>
      )}
      <UserModal target={chosen === undefined ? linked : chosen} onClose={() => setTarget(null)} />
    </>
  );
}
