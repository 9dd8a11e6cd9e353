import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { currentPasswordInput } from '@domain/user/current-password';
import { AuthError } from '../../auth/auth-error';
import { PasswordField } from '../../components/password-field';
import { focusFirstError, showServerErrors, validateWith } from '../../lib/form-errors';

type PasswordStepProps<Result> = {
  text: string;
  submitLabel: string;
  submit: (currentPassword: string) => Promise<Result>;
  onDone: (result: Result) => void;
  onCancel: () => void;
  /** `Cancel` by default. */
  cancelLabel?: string | undefined;
};

/** Users type their password again before they change how they sign in. */
export function PasswordStep<Result>({
  text,
  submitLabel,
  submit,
  onDone,
  onCancel,
  cancelLabel = 'Cancel',
}: PasswordStepProps<Result>) {
  const form = useForm({ initialValues: { currentPassword: '' }, validate: validateWith(currentPasswordInput) });
  const mutation = useMutation({
    mutationFn: submit,
    onSuccess: onDone,
    onError: (error) => showServerErrors(form, error),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ currentPassword }) => {
          if (!mutation.isPending) mutation.mutate(currentPassword);
        },
        (errors) => focusFirstError(form, errors),
      )}
    >
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        <AuthError error={mutation.error} fallback="Your password could not be checked. Please try again." />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" aria-disabled={mutation.isPending}>
            {mutation.isPending ? 'Please wait…' : submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
