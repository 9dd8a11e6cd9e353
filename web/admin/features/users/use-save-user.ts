import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@domain/user/user';
import { useState } from 'react';
import { authMutations, authQueries } from '../../../api/auth';
import { userMutations, userQueries, type UserDraft } from '../../../api/users';
import { failureMessage, isConflict } from '../../kit/failure';
import { showServerErrors } from '../../kit/form-errors';
import { toast } from '../../kit/toast';
import { renameUser, startSession } from '../../session/session';
import { useUser } from '../../session/use-session';
import { userValues, type UserFormApi, type UserValues } from './user-values';

type SaveUser = { form: UserFormApi; user: User | null; mayChangeRole: boolean; onSaved: (user: User) => void };

export function useSaveUser({ form, user, mayChangeRole, onSaved }: SaveUser) {
  const me = useUser();
  const queryClient = useQueryClient();
  const signIn = useMutation(authMutations.login);
  const create = useMutation(userMutations.create);
  const update = useMutation(userMutations.update);
  /** The version the form was made from. */
  const [base, setBase] = useState(user);
  const [theirs, setTheirs] = useState<User | null>(null);

  const saving = useMutation({
    mutationFn: async ({ values, from }: { values: UserValues; from: User | null }) => {
      const body = bodyOf(values, mayChangeRole);
      if (!from) return (await create.mutateAsync(body)).user;
      const saved = (await update.mutateAsync({ id: from._id, user: { ...body, updatedAt: from.updatedAt } })).user;
      if (saved._id === me._id) await stayThere(saved, values.password);
      return saved;
    },
    onSuccess: (saved) => {
      setBase(saved);
      toast.success(`User ${user ? 'updated' : 'created'} successfully!`);
      void queryClient.invalidateQueries({ queryKey: ['users'] });
      onSaved(saved);
    },
    onError: (error) => (base && isConflict(error) ? loadTheirs(base) : explain(error)),
  });

  /** A new password ends every session, one's own included: it is taken up again before anybody notices. */
  const stayThere = async (saved: User, password: string) => {
    renameUser(saved);
    queryClient.setQueryData(authQueries.me().queryKey, { user: saved });
    if (!password) return;
    const renewed = await signIn.mutateAsync({ email: saved.email, password }).catch(() => null);
    if (renewed) startSession({ token: renewed.token, user: renewed.user });
  };

  const loadTheirs = async ({ _id }: User) => {
    try {
      const { users } = await queryClient.fetchQuery({ ...userQueries.list(), staleTime: 0 });
      const latest = users.find((other) => other._id === _id);
      if (latest) setTheirs(latest);
      else toast.error('User not found');
    } catch (error) {
      explain(error);
    }
  };

  const explain = (error: unknown) => {
    toast.error(failureMessage(error, 'Failed to save user', 'Error saving user'));
    showServerErrors(form, error);
  };

  const save = (values: UserValues, from = base) => {
    if (!saving.isPending) saving.mutate({ values, from });
  };

  const take = (values: UserValues, latest: User) => {
    form.setValues(values);
    setBase(latest);
    setTheirs(null);
  };

  return {
    ...saving,
    base,
    save: (values: UserValues) => save(values),
    conflict: {
      versions: base && theirs && { base: userValues(base), mine: form.values, theirs: userValues(theirs) },
      onCancel: () => setTheirs(null),
      onTakeTheirs: () => theirs && take(userValues(theirs), theirs),
      onSave: (merged: UserValues) => {
        if (!theirs) return;
        take(merged, theirs);
        save(merged, theirs);
      },
    },
  };
}

/** A blank password is left out, and so is a role that may not be touched. */
function bodyOf({ password, role, ...person }: UserValues, mayChangeRole: boolean): UserDraft {
  return { ...person, ...(password && { password }), ...(mayChangeRole && { role }) };
}
