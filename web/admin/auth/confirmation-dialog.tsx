import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { confirmationInput } from '@domain/user/current-password';
import { messages } from '@domain/shared/messages';
import { confirmPassword, securityQueries } from '../api/security';
import { CodeField } from '../components/code-field';
import { PasswordField } from '../components/password-field';
import { hasFieldErrors } from '../lib/error-message';
import { focusFirstError, showServerErrors, validateWith } from '../lib/form-errors';
import { AuthError } from './auth-error';
import { isConfirmationOpen, settleConfirmation, subscribeToConfirmation } from './confirmation';

/** Shown over the current page when a call needs the password, which is typed at most every ten minutes. */
export function ConfirmationDialog() {
  const isOpen = useSyncExternalStore(subscribeToConfirmation, isConfirmationOpen);
  // The next user must not find the dialog of the previous one.
  useEffect(() => () => settleConfirmation(false), []);
  return (
    <Modal
      opened={isOpen}
      onClose={() => settleConfirmation(false)}
      title="Confirm that it’s you"
      closeOnEscape={false}
      closeOnClickOutside={false}
      // Above confirmations, below the re-login dialog.
      zIndex={475}
      size="sm"
      centered
    >
      {isOpen && <ConfirmationForm />}
    </Modal>
  );
}

function ConfirmationForm() {
  const { data: secondFactor } = useQuery(securityQueries.secondFactor(null));
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: (values) => ({
      ...validateWith(confirmationInput)(values),
      ...(secondFactor?.isOn && !values.code.trim() && { code: messages.codeRequired }),
    }),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: confirmPassword,
    onSuccess: () => settleConfirmation(true),
    onError: (failure) => showServerErrors(form, failure),
  });
  const needsCode = secondFactor?.isOn || form.errors['code'] !== undefined;
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => {
          if (!isPending) mutate(values);
        },
        (errors) => focusFirstError(form, errors),
      )}
    >
      <Stack gap="sm">
        <Text size="sm">This needs your password again. Nothing that you have typed is lost.</Text>
        <AuthError
          error={hasFieldErrors(error) ? null : error}
          fallback="Your password could not be checked. Please try again."
        />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          data-autofocus
          {...form.getInputProps('password')}
        />
        {needsCode && <CodeField {...form.getInputProps('code')} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => settleConfirmation(false)}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Please wait…' : 'Confirm'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
