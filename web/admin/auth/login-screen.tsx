import { Alert, Anchor, Center, Paper, Stack, Text, Title } from '@mantine/core';
import logo from '../../site/assets/logo-dark.svg';
import { LoginForm } from './login-form';
import { useHasPendingRevocations } from './use-session';

const unreachableNotice =
  'You are signed out on this device, but the server could not be reached. Leave this page open: signing out on the server is retried automatically.';

export function LoginScreen({ notice }: { notice: string | null }) {
  const isSignOutPending = useHasPendingRevocations();
  const shownNotice = isSignOutPending ? unreachableNotice : notice;
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack w="100%" maw={380} gap="lg">
        <img src={logo} alt="Boldridge Brewing Co." width={220} style={{ margin: '0 auto' }} />
        <Paper withBorder shadow="xs" p="lg" radius="md">
          <Stack gap="md">
            <div>
              <Title order={1} fz="h2">
                Staff sign-in
              </Title>
              <Text c="dimmed" size="sm">
                Manage beers, events and site content.
              </Text>
            </div>
            {shownNotice && (
              <Alert color={isSignOutPending ? 'yellow' : 'blue'} role="status">
                {shownNotice}
              </Alert>
            )}
            <LoginForm />
          </Stack>
        </Paper>
        <Anchor href="/" size="sm" ta="center">
          Back to the website
        </Anchor>
      </Stack>
    </Center>
  );
}
