import { SimpleGrid, TextInput } from '@mantine/core';
import { minPasswordLength } from '@domain/user/password';
import { PasswordField } from '../../components/password-field';
import type { UserFormApi } from './user-form-values';

/** The fields that the user form and the profile form share. */
export function UserFields({ form, isNew }: { form: UserFormApi; isNew: boolean }) {
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
    </>
  );
}
