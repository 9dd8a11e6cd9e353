import { PasswordInput, SimpleGrid, TextInput } from '@mantine/core';
import { passwordMinimum } from '@domain/user/password';
import { useState } from 'react';
import type { UserFormApi } from './user-values';

/** Name, e-mail and password: the same for oneself and for others. */
export function PersonFields({ form, isNew }: { form: UserFormApi; isNew: boolean }) {
  const [isVisible, setVisible] = useState(false);
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label="First name" required autoComplete="off" {...form.getInputProps('firstName')} />
        <TextInput label="Last name" required autoComplete="off" {...form.getInputProps('lastName')} />
      </SimpleGrid>
      <TextInput label="Email" type="email" required autoComplete="off" {...form.getInputProps('email')} />
      <PasswordInput
        label="Password"
        description={isNew ? `At least ${passwordMinimum} characters` : 'Leave blank to keep current'}
        required={isNew}
        autoComplete="new-password"
        visible={isVisible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          'aria-label': isVisible ? 'Hide password' : 'Show password',
          tabIndex: 0,
        }}
        {...form.getInputProps('password')}
      />
    </>
  );
}
