import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserUpdate } from '@domain/user/input';
import type { User } from '@domain/user/user';
import { useState } from 'react';
import { authMutations } from '../../api/auth';
import { fetchLatestUser, userMutations } from '../../api/users';
import { updateSessionUser, startSession } from '../../auth/session';
import { useUser } from '../../auth/use-session';
import { toast } from '../../components/toast';
import { useConflict } from '../../hooks/use-conflict';
import { errorMessage } from '../../lib/error-message';
import { showServerErrors } from '../../lib/form-errors';
import { toFormValues, type UserFormApi, type UserFormValues } from './user-form-values';

type SaveUser = {
  form: UserFormApi;
  user: User | null;
  mayChangeRole: boolean;
  /** Not called when the form has been left meanwhile. */
  onSaved: (saved: User, sent: UserFormValues) => void;
};

export function useSaveUser({ form, user, mayChangeRole, onSaved }: SaveUser) {
  const me = useUser();
  const queryClient = useQueryClient();
  const signIn = useMutation(authMutations.login);
  const create = useMutation(userMutations.create);
  const update = useMutation(userMutations.update);
  /** The version the form was made from. */
  const [base, setBase] = useState(user);

  const saving = useMutation({
    mutationFn: async ({ values, from }: { values: UserFormValues; from: User | null }) => {
      const body = toRequestBody(values, mayChangeRole);
      if (!from) return (await create.mutateAsync(body)).user;
      const saved = (await update.mutateAsync({ id: from._id, user: { ...body, updatedAt: from.updatedAt } })).user;
      if (saved._id === me._id) await reauthenticate(saved, values.password);
      return saved;
    },
    onSuccess: (saved) => {
      setBase(saved);
      toast.success(`User ${user ? 'updated' : 'created'} successfully!`);
      void queryClient.invalidateQueries({ queryKey: ['users'] });
    },
    onError: (error) => conflict.handleError(error),
  });

  /** A new password ends every session, one's own included: it is taken up again before anybody notices. */
  const reauthenticate = async (saved: User, password: string) => {
    updateSessionUser(saved);
    if (!password) return;
    const renewed = await signIn.mutateAsync({ email: saved.email, password }).catch(() => null);
    if (renewed) startSession({ token: renewed.token, user: renewed.user });
  };

  const latestUser = async ({ _id }: User) => {
    return fetchLatestUser(queryClient, _id);
  };

  const explain = (error: unknown) => {
    toast.error(errorMessage(error, 'Failed to save user', 'Error saving user'));
    showServerErrors(form, error);
  };

  const save = (values: UserFormValues, from = base) => {
    if (!saving.isPending) saving.mutate({ values, from }, { onSuccess: (saved) => onSaved(saved, values) });
  };

  const conflict = useConflict({
    form,
    base,
    setBase,
    valuesOf: toFormValues,
    fetchLatest: latestUser,
    onFailure: explain,
    save,
  });

  return {
    ...saving,
    base,
    save: (values: UserFormValues) => save(values),
    conflict: conflict.dialog,
  };
}

/** A blank password is left out, and so is a role that may not be touched. */
function toRequestBody({ password, role, ...person }: UserFormValues, mayChangeRole: boolean): Partial<UserUpdate> {
  return { ...person, ...(password && { password }), ...(mayChangeRole && { role }) };
}
