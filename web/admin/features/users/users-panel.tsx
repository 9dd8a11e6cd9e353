import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fullName } from '@domain/user/display';
import { mayCreateUsers } from '@domain/user/permission';
import type { User } from '@domain/user/user';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { userQueries } from '../../../api/users';
import { ListState } from '../../kit/list-state';
import { SearchField } from '../../kit/search-field';
import { useUser } from '../../session/use-session';
import { UserModal, type UserModalTarget } from './user-modal';
import { UserTable } from './user-table';

export function UsersPanel() {
  const me = useUser();
  const query = useQuery(userQueries.list());
  const [search, setSearch] = useState('');
  const [target, setTarget] = useState<UserModalTarget>(null);
  const users = (query.data ?? []).filter(isFoundBy(search));

  return (
    <>
      <Group gap="sm" mb="sm" justify="space-between">
        <SearchField label="Search users" value={search} onSearch={setSearch} delay={150} />
        {mayCreateUsers(me) && (
          <Button leftSection={<UserPlus size={16} aria-hidden />} onClick={() => setTarget('new')}>
            Add User
          </Button>
        )}
      </Group>
      <ListState
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
        failureText="Failed to load users"
      >
        <UserTable users={users} onEdit={setTarget} />
      </ListState>
      <UserModal target={target} onClose={() => setTarget(null)} />
    </>
  );
}

const isFoundBy = (search: string) => {
  const wanted = search.trim().toLowerCase();
  return (user: User) => `${fullName(user)} ${user.email}`.toLowerCase().includes(wanted);
};
