import { Alert, Anchor, Center, Paper, Stack, Text, Title } from '@mantine/core';
import logo from '../../site/assets/logo-dark.svg';
import { LoginForm } from './login-form';
import { useHasPendingRevocations } from './use-session';

const unreachableNotice =
  'You are signed out on this device, but the server could not be reached. Leave this page open: it keeps trying to end the session on the server, too.';

export function LoginScreen({ notice }: { notice: string | null }) {
  const shownNotice = useHasPendingRevocations() ? unreachableNotice : notice;
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack w="100%" maw={380} gap="lg">
        <img src={logo} alt="Boldridge Brewing Co." width={220} style={{ margin: '0 auto' }} />
        <Paper withBorder shadow="xs" p="lg" radius="md">
          <Stack gap="md">
            <div>
              <Title order={1} fz="h2">
                Staff sign in
              </Title>
              <Text c="dimmed" size="sm">
                Beers, events and all other content of the site.
              </Text>
            </div>
            {shownNotice && (
              <Alert color="blue" role="status">
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
