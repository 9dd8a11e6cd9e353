/** Values of the user and profile forms. */
import { normalizeEmail } from '@domain/shared/email-format';
import type { Role } from '@domain/user/constants';
import type { User } from '@domain/user/user';
import type { UseFormReturnType } from '@mantine/form';
import type { Field } from '../../lib/merge';

export type UserFormValues = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** Of users who change their own password or e-mail address. */
  currentPassword: string;
  role: Role;
  /** The slug of a bartender's taproom; otherwise blank or without effect. */
  taproom: string;
};

export type UserFormApi = UseFormReturnType<UserFormValues>;

export const toFormValues = (user: User | null): UserFormValues => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  password: '',
  currentPassword: '',
  role: user?.role ?? 'moderator',
  taproom: user?.taproom ?? '',
});

export const userConflictFields: Field<UserFormValues>[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'Email' },
  { name: 'role', label: 'Role' },
  { name: 'taproom', label: 'Taproom' },
];

/** Only bartenders have a taproom. */
export const dropUnusedTaproom = (values: UserFormValues): UserFormValues =>
  values.role === 'bartender' ? values : { ...values, taproom: '' };

/** Users confirm changes of their own password or e-mail address with the current password. */
export const needsCurrentPassword = ({ password, email }: UserFormValues, me: User) =>
  password !== '' || normalizeEmail(email) !== me.email;
