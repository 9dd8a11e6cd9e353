import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { LoginScreen } from './auth/login-screen';
import { subscribeToSession } from './auth/session';
import { useSession } from './auth/use-session';
import { navigate } from './shell/navigation';
import { ErrorBoundary } from './shell/error-boundary';
import { dashboardRoute } from './shell/route';
import { cssVariables, theme } from './theme';

const loadAuthenticatedApp = () => import('./authenticated-app');
const AuthenticatedApp = lazy(async () => ({ default: (await loadAuthenticatedApp()).AuthenticatedApp }));

export function App({ queryClient }: { queryClient: QueryClient }) {
  const session = useSession();
  useEffect(() => followSession(queryClient), [queryClient]);
  // While somebody types a password, what comes after it arrives.
  useEffect(() => void loadAuthenticatedApp().catch(() => undefined), []);

  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        {session.status === 'signed-out' ? (
          <LoginScreen notice={session.notice} />
        ) : (
          <ErrorBoundary>
            <Suspense fallback={null}>
              <AuthenticatedApp />
            </Suspense>
          </ErrorBoundary>
        )}
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Nobody sees what somebody else had on screen: sign-out empties the cache and leads back to the dashboard. */
function followSession(queryClient: QueryClient) {
  return subscribeToSession((now, before) => {
    const hasLeft = now.status === 'signed-out';
    const hasChanged = before.status !== 'signed-out' && !hasLeft && before.user._id !== now.user._id;
    if (hasLeft) void navigate(dashboardRoute, { isSaved: true, isReplacement: true });
    if (hasLeft) queryClient.clear();
    if (hasChanged) void queryClient.resetQueries();
  });
}
