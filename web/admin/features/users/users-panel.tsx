import { Box, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fullName } from '@domain/user/display';
import { canCreateUsers, canSetSignInRules } from '@domain/user/permission';
import type { User } from '@domain/user/user';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { userQueries } from '../../api/users';
import { useUser } from '../../auth/use-session';
import { QueryState } from '../../components/query-state';
import { SearchField } from '../../components/search-field';
import { SignInRulesSection } from './sign-in-rules-section';
import { UserModal, type UserModalTarget } from './user-modal';
import { UserTable } from './user-table';

export function UsersPanel() {
  const me = useUser();
  const query = useQuery(userQueries.list());
  const [search, setSearch] = useState('');
  const [target, setTarget] = useState<UserModalTarget>(null);
  const users = (query.data ?? []).filter(matchesSearch(search));

  return (
    <>
      <Group gap="sm" mb="sm" justify="space-between">
        <SearchField label="Search users" value={search} onSearch={setSearch} delayMs={150} />
        {canCreateUsers(me) && (
          <Button leftSection={<UserPlus size={16} aria-hidden />} onClick={() => setTarget('new')}>
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
        <UserTable users={users} onEdit={setTarget} />
      </QueryState>
      {canSetSignInRules(me) && (
        <Box mt="lg">
          <SignInRulesSection />
        </Box>
      )}
      <UserModal target={target} onClose={() => setTarget(null)} />
    </>
  );
}

const matchesSearch = (search: string) => {
  const text = search.trim().toLowerCase();
  return (user: User) => `${fullName(user)} ${user.email}`.toLowerCase().includes(text);
};
