import { SimpleGrid, TextInput } from '@mantine/core';
import { minPasswordLength } from '@domain/user/password';
import type { User } from '@domain/user/user';
import { PasswordField } from '../../components/password-field';
import { needsCurrentPassword, type UserFormApi } from './user-form-values';

type UserFieldsProps = {
  form: UserFormApi;
  isNew: boolean;
  /** The signed-in user in their own form; null in others. */
  me: User | null;
};

/** The fields that the user form and the profile form share. */
export function UserFields({ form, isNew, me }: UserFieldsProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label="First name" required autoComplete="off" {...form.getInputProps('firstName')} />
        <TextInput label="Last name" required autoComplete="off" {...form.getInputProps('lastName')} />
      </SimpleGrid>
      <TextInput label="Email" type="email" required autoComplete="off" {...form.getInputProps('email')} />
      <PasswordField
        description={isNew ? `At least ${minPasswordLength} characters` : 'Leave blank to keep current'}
        required={isNew}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      {me && needsCurrentPassword(form.values, me) && (
        <PasswordField
          label="Current password"
          description="Needed to change your email or password"
          required
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
      )}
    </>
  );
}
