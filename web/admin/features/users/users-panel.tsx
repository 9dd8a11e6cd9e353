import { Box, Button, Group, Switch } from '@mantine/core';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { fullName } from '@domain/user/display';
import { canCreateUsers, canSetSignInRules } from '@domain/user/permission';
import type { User } from '@domain/user/user';
import { saveSignInRules, securityQueries } from '../../api/security';
import { userQueries } from '../../api/users';
import { useUser } from '../../auth/use-session';
import { QueryState } from '../../components/query-state';
import { SearchField } from '../../components/search-field';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';
import { SecuritySection } from './security-section';
import { UserModal, type UserModalTarget } from './user-modal';
import { UserTable } from './user-table';

/** Admins require two-step sign-in of each other, once they have it themselves. */
export function SignInRulesSection() {
  const queryClient = useQueryClient();
  const rules = useQuery(securityQueries.rules());
  const own = useQuery(securityQueries.secondFactor(null));
  const query = rules.isError ? rules : own;
  const { mutate, isPending } = useMutation({
    mutationFn: saveSignInRules,
    onSuccess: (saved) => {
      queryClient.setQueryData(securityQueries.rules().queryKey, saved);
      toast.success(
        saved.isSecondFactorRequired ? 'Admins need two-step sign-in now' : 'Two-step sign-in is optional again',
      );
    },
    onError: (error) => void toast.error(errorMessage(error, 'The setting could not be saved')),
  });
  const isRequired = rules.data?.isSecondFactorRequired === true;
  const isAllowed = isRequired || own.data?.isOn === true;
  return (
    <SecuritySection
      title="Two-Step Sign-In of Admins"
      text="Admins without it can still sign in, but do nothing until they have set it up."
    >
      <QueryState query={query} isEmpty={false} emptyText="" errorText="Failed to load the setting">
        {rules.data && own.data && (
          <Switch
            label="Admins need two-step sign-in"
            description={isAllowed ? null : 'Turn it on for yourself first, under My Profile.'}
            checked={isRequired}
            disabled={!isAllowed}
            onChange={({ currentTarget }) => {
              if (!isPending) mutate({ isSecondFactorRequired: currentTarget.checked });
            }}
          />
        )}
      </QueryState>
    </SecuritySection>
  );
}

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
