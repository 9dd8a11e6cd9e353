import { Anchor, Center, Paper, Stack, Text, Title, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { isDemoName } from '../../site/assets/demo-name';
import builtInLogo from '../../site/assets/logo-dark.svg';
import { siteQueries } from '../api/site';
import { BreweryName } from '../components/labels';
import { errorMessage, hasFieldErrors } from '../lib/error-message';
import { ErrorAlert } from '../components/error-alert';

const height = 80;

/** The logo for light backgrounds. Without one, the demo brewery has its built-in logo, and any other its name. */
function AuthLogo() {
  const { name = '', logoOnLight } = useQuery(siteQueries.brand()).data ?? {};
  const url = logoOnLight?.url ?? (isDemoName(name) ? builtInLogo : null);
  return (
    <Center mih={height}>
      {url ? (
        <img src={url} alt={name} width={220} height={height} style={{ objectFit: 'contain' }} />
      ) : (
        <BreweryName name={name} />
      )}
    </Center>
  );
}

type Props = {
  title: string;
  text: string;
  children: ReactNode;
};

/** Focuses the first field, or else the first button: the page often replaces another one. */
export function AuthPage({ title, text, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = content.current?.querySelector<HTMLElement>('input') ?? content.current?.querySelector('button');
    target?.focus();
  }, []);

  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack w="100%" maw={380} gap="lg">
        <AuthLogo />
        <Paper withBorder shadow="xs" p="lg" radius="md">
          <Stack gap="md" ref={content}>
            <div>
              <Title order={1} fz="h2">
                {title}
              </Title>
              <Text c="dimmed">{text}</Text>
            </div>
            {children}
          </Stack>
        </Paper>
        <Anchor href="/" ta="center">
          Back to the website
        </Anchor>
      </Stack>
    </Center>
  );
}

/** Shows nothing for errors that the fields show. */
export const AuthError = ({ error, fallback }: { error: Error | null; fallback: string }) =>
  error && !hasFieldErrors(error) && <ErrorAlert>{errorMessage(error, fallback)}</ErrorAlert>;

type TextButtonProps = { children: string; onClick: () => void };

/** A secondary action below the button of a form: looks like a link, and is as tall as a finger needs. */
export const TextButton = ({ children, onClick }: TextButtonProps) => (
  <Anchor component="button" type="button" mih={44} my={-8} style={{ alignSelf: 'center' }} onClick={onClick}>
    {children}
  </Anchor>
);

const barModePath = '/bar/';

/** Bartenders have nothing to do in the staff app: they go to bar mode, which has the same session. */
export function BarModeRedirect() {
  useEffect(() => window.location.replace(barModePath), []);
  return (
    <AuthPage title="Bar Mode" text="Bartenders change the taps in bar mode.">
      <Button component="a" href={barModePath}>
        Open Bar Mode
      </Button>
    </AuthPage>
  );
}
