import { Alert, Anchor, Center, Paper, Stack, Text, Title } from '@mantine/core';
import logo from '../../site/assets/logo-dark.svg';
import { LoginForm } from './login-form';

/** All that is shown while nobody is signed in. */
export function LoginScreen({ notice }: { notice: string | null }) {
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
                Beers, events and everything on the site.
              </Text>
            </div>
            {notice && (
              <Alert color="blue" role="status">
                {notice}
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
