/** Settings → Mail: the server that sends the brewery's emails, with a test of what the form has, saved or not. */
import { Alert, Button, Code, Group, Paper, Select, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, MailWarning } from 'lucide-react';
import { mailServerInput, mailTestInput, type MailSecurity, type MailSettings } from '@domain/mail/mail-server';
import { ApiError } from '../../../api/client';
import { mailQuery, removeMailServer, saveMailServer, sendTestEmail, setupQueries } from '../../api/installation';
import { freshOptions } from '../../../api/staff/client';
import { useUser } from '../../../api/staff/session';
import { FormActions } from '../../components/form-parts';
import { PasswordField } from '../../components/password-field';
import { Loaded } from '../../components/query-state';
import { RecordForm } from '../../components/record-form';
import { toast } from '../../components/toast';
import { useAction } from '../../hooks/use-action';
import { useRecordForm } from '../../hooks/use-record-form';
import { clientErrorMessage, hasFieldErrors } from '../../lib/error-message';
import { useActionForm } from '../../hooks/use-action-form';
import { focusFirstError, validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';
import { ErrorAlert } from '../../components/error-alert';

const securities: { value: MailSecurity; label: string; port: string }[] = [
  { value: 'tls', label: 'TLS (usually port 465)', port: '465' },
  { value: 'starttls', label: 'STARTTLS (usually port 587)', port: '587' },
  { value: 'none', label: 'Not encrypted, on this machine only', port: '25' },
];

const toFormValues = ({ server }: MailSettings) => ({
  host: server?.host ?? '',
  port: String(server?.port ?? 465),
  security: server?.security ?? 'tls',
  user: server?.user ?? '',
  password: '',
  from: server?.from ?? '',
});
type MailFormValues = ReturnType<typeof toFormValues>;

export const MailPanel = () => (
  <Loaded of={mailQuery} errorText="Failed to load the mail server">
    {(mail) => (
      <Stack gap="md">
        <WaitingNotice mail={mail} />
        {mail.isFixed ? <FixedServer mail={mail} /> : <ServerForm mail={mail} />}
      </Stack>
    )}
  </Loaded>
);

function WaitingNotice({ mail: { server, waiting } }: { mail: MailSettings }) {
  if (server && waiting === 0) return null;
  const emails = waiting === 1 ? '1 email waits' : `${waiting} emails wait`;
  return (
    <Alert color={server ? 'blue' : 'yellow'} maw={560} icon={<MailWarning size={18} />} role="status">
      {server
        ? `${emails} for the next attempt. The inbox says why.`
        : `No emails are sent: no notice of a message, no link to reset a password. ${waiting > 0 ? `${emails} for a mail server.` : ''}`}
    </Alert>
  );
}

function FixedServer({ mail: { server, sender } }: { mail: MailSettings }) {
  return (
    <Paper withBorder p="md" maw={560}>
      <Text mb="sm">
        <Code>SMTP_URL</Code> of the server sets the mail server: {server?.host}, port {server?.port}
        {server?.user && `, user ${server.user}`}. Emails come from {sender}.
      </Text>
      <TestEmail readServer={() => null} />
    </Paper>
  );
}

const labels: FieldLabels<MailFormValues> = {
  host: 'Mail server',
  security: 'Encryption',
  user: 'User name',
  from: 'Sender',
};

const accountOf = ({ server }: MailSettings) => [server?.host, server?.port, server?.user].join(' ');

const changedText =
  'Another admin has changed the mail server. What you entered is still here: save it again to replace theirs.';

/** Too many changes and tests: the server's message does not say for how long. */
function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError && error.status === 429)) return clientErrorMessage(error, fallback);
  const minutes = Math.ceil((error.retryAfterSeconds ?? 60) / 60);
  return `Too many changes and tests of mail servers. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

const saveFailed = 'The mail server could not be saved. Please try again.';

function ServerForm({ mail }: { mail: MailSettings }) {
  const queryClient = useQueryClient();
  const showSaved = (message: string) => (saved: MailSettings) => {
    queryClient.setQueryData(mailQuery.queryKey, saved);
    void queryClient.invalidateQueries(setupQueries.current());
    toast.success(message);
  };
  const recordForm = useRecordForm<MailSettings, MailFormValues>({
    record: mail,
    toFormValues: (stored) => toFormValues(stored ?? mail),
    validate: validateWith(mailServerInput),
    save: (values, stored) => saveMailServer(values, (stored ?? mail).updatedAt),
    fetchLatest: async (stored): Promise<MailSettings> => {
      const latest = await queryClient.fetchQuery({ ...mailQuery, ...freshOptions });
      // Merged, the password would be sent to the other server.
      if (form.getValues().password === '' || accountOf(latest) === accountOf(stored)) return latest;
      setBase(latest);
      throw new ApiError(409, changedText);
    },
    onSaved: showSaved('Mail server saved'),
    failureText: (error) => failureText(error, saveFailed),
    errorPlacement: 'toast',
  });
  const { form, isDirty, isSaving, setBase } = recordForm;
  const remove = useAction({
    run: removeMailServer,
    question: {
      title: 'Remove the mail server?',
      message: 'Its password is deleted, and emails wait until there is another server.',
      confirmLabel: 'Remove',
      isDestructive: true,
    },
    onSuccess: (saved) => {
      setBase(saved);
      form.setValues(toFormValues(saved));
      showSaved('Mail server removed')(saved);
    },
    failureText: (error) => clientErrorMessage(error, 'The mail server could not be removed.'),
  });
  const readServer = () => {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) focusFirstError(form, errors);
    return hasErrors ? undefined : form.getValues();
  };
  const hasPassword = mail.server?.hasPassword === true;

  return (
    <Paper withBorder p="md" maw={560}>
      <RecordForm
        of={recordForm}
        label="Mail server"
        itemName="mail server"
        labels={labels}
        actions={
          <FormActions isDirty={isDirty} isSaving={isSaving} label="Save Mail Server">
            {mail.server && (
              <Button variant="default" onClick={() => void remove.start()}>
                Remove
              </Button>
            )}
          </FormActions>
        }
      >
        <Stack gap="sm">
          <Text c="dimmed">
            The provider of your email address names these. Many give an app password for this instead of your own.
          </Text>
          <TextInput
            label="Mail server"
            placeholder="smtp.example.com"
            required
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('host')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <Select
              label="Encryption"
              data={securities}
              {...form.getInputProps('security')}
              onChange={(value) => {
                const chosen = securities.find((security) => security.value === value);
                if (chosen) form.setValues({ security: chosen.value, port: chosen.port });
              }}
            />
            <TextInput label="Port" inputMode="numeric" required {...form.getInputProps('port')} />
          </SimpleGrid>
          <TextInput label="User name" autoComplete="off" spellCheck={false} {...form.getInputProps('user')} />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            description={hasPassword ? 'A password is stored. Leave this empty to keep it.' : null}
            {...form.getInputProps('password')}
          />
          <TextInput
            label="Sender"
            type="email"
            description={`The address that emails come from. Now: ${mail.sender}`}
            {...form.getInputProps('from')}
          />
        </Stack>
      </RecordForm>
      <TestEmail readServer={readServer} />
    </Paper>
  );
}

/** `readServer`: null for the one in use, undefined while the form is invalid. */
function TestEmail({ readServer }: { readServer: () => MailFormValues | null | undefined }) {
  const me = useUser();
  const test = useActionForm({
    initialValues: { to: me.email },
    validate: validateWith(mailTestInput.pick({ to: true })),
    submit: async ({ to }) => {
      const server = readServer();
      return server === undefined ? null : sendTestEmail(to, server);
    },
  });
  const { form, data: sent, isPending } = test;
  const error = test.error ? failureText(test.error, 'The test email could not be sent') : null;
  return (
    <form noValidate aria-label="Test email" onSubmit={test.onSubmit}>
      <Stack gap="sm" mt="lg">
        <Title order={2} fz="h4">
          Try it
        </Title>
        <Group align="flex-end" gap="sm">
          <TextInput label="Send a test email to" type="email" flex={1} miw={220} {...form.getInputProps('to')} />
          <Button type="submit" variant="default" aria-disabled={isPending}>
            {isPending ? 'Sending…' : 'Send a test email'}
          </Button>
        </Group>
        {sent && (
          <Alert color="green" role="status" icon={<CircleCheck size={18} />}>
            {sent}
          </Alert>
        )}
        {error && (
          <ErrorAlert>
            {hasFieldErrors(test.error) ? 'The settings above are incomplete: enter the password.' : error}
          </ErrorAlert>
        )}
      </Stack>
    </form>
  );
}
