/** What the forms about people hold. */
import type { Role, User } from '@domain/user/user';
import type { UseFormReturnType } from '@mantine/form';
import type { Field } from '../../kit/merge';

export type UserValues = { firstName: string; lastName: string; email: string; password: string; role: Role };

export type UserFormApi = UseFormReturnType<UserValues>;

export const userValues = (user: User | null): UserValues => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  password: '',
  role: user?.role ?? 'moderator',
});

export const isSameUser = (one: UserValues, other: UserValues) => JSON.stringify(one) === JSON.stringify(other);

export const userFields: Field<UserValues>[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'Email' },
  { name: 'role', label: 'Role' },
];
