import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ConfirmDialog } from './kit/confirm-dialog';
import { Toasts } from './kit/toast';
import { LoginScreen } from './session/login-screen';
import { subscribeToSession } from './session/session';
import { SignInAgain } from './session/sign-in-again';
import { useSession } from './session/use-session';
import { navigate } from './shell/navigation';
import { home } from './shell/place';
import { Shell } from './shell/shell';
import { cssVariables, theme } from './theme';

export function App({ queryClient }: { queryClient: QueryClient }) {
  const session = useSession();
  useEffect(() => followSession(queryClient), [queryClient]);

  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        {session.status === 'signed-out' ? <LoginScreen notice={session.notice} /> : <Shell />}
        <SignInAgain />
        <ConfirmDialog />
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Nobody sees what somebody else had on screen: sign-out empties the cache and leads back to the dashboard. */
function followSession(queryClient: QueryClient) {
  return subscribeToSession((now, before) => {
    const hasLeft = now.status === 'signed-out';
    const hasChanged = before.status !== 'signed-out' && !hasLeft && before.user._id !== now.user._id;
    if (hasLeft) void navigate(home, { isSaved: true, isReplacement: true });
    if (hasLeft) queryClient.clear();
    if (hasChanged) void queryClient.resetQueries();
  });
}
