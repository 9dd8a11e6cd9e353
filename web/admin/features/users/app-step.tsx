import { Box, Button, Center, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { secondFactorInput } from '@domain/user/second-factor';
import { AuthError } from '../../auth/auth-error';
import { QrCode } from '../../../ui/qr-code';
import { turnOnSecondFactor } from '../../api/security';
import { focusFirstError, showServerErrors, validateWith } from '../../lib/form-errors';
import { hasFieldErrors } from '../../lib/error-message';

type AppStepProps = {
  secret: string;
  uri: string;
  onDone: (result: { recoveryCodes: string[]; message: string }) => void;
  onCancel: () => void;
  /** `Cancel` by default. */
  cancelLabel?: string | undefined;
};

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The user scans the QR code, and proves with a code that the app has the secret. */
export function AppStep({ secret, uri, onDone, onCancel, cancelLabel = 'Cancel' }: AppStepProps) {
  const form = useForm({ initialValues: { code: '' }, validate: validateWith(secondFactorInput) });
  const mutation = useMutation({
    mutationFn: turnOnSecondFactor,
    onSuccess: onDone,
    onError: (error) => showServerErrors(form, error),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ code }) => {
          if (!mutation.isPending) mutation.mutate(code);
        },
        (errors) => focusFirstError(form, errors),
      )}
    >
      <Stack gap="sm">
        <Text size="sm">Scan this code with your authenticator app, or type the key into it.</Text>
        <Center>
          <Box w={200}>
            <QrCode text={uri} label="QR code for the authenticator app" />
          </Box>
        </Center>
        <Text size="sm" ff="monospace" ta="center" style={{ overflowWrap: 'anywhere' }}>
          {inGroups(secret)}
        </Text>
        <AuthError
          error={hasFieldErrors(mutation.error) ? null : mutation.error}
          fallback="The code could not be checked. Please try again."
        />
        <TextInput
          label="Code"
          description="The six digits that the app shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          ref={focusOnMount}
          {...form.getInputProps('code')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" aria-disabled={mutation.isPending}>
            {mutation.isPending ? 'Please wait…' : 'Turn On'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The button of the previous step is gone. */
const focusOnMount = (input: HTMLInputElement | null) => input?.focus();
