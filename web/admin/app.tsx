import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { LoginScreen } from './session/login-screen';
import { subscribeToSession } from './session/session';
import { useSession } from './session/use-session';
import { navigate } from './shell/navigation';
import { PageBoundary } from './shell/page-boundary';
import { home } from './shell/place';
import { cssVariables, theme } from './theme';

const loadWorkplace = () => import('./workplace');
const Workplace = lazy(async () => ({ default: (await loadWorkplace()).Workplace }));

export function App({ queryClient }: { queryClient: QueryClient }) {
  const session = useSession();
  useEffect(() => followSession(queryClient), [queryClient]);
  // While somebody types a password, what comes after it arrives.
  useEffect(() => void loadWorkplace().catch(() => undefined), []);

  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        {session.status === 'signed-out' ? (
          <LoginScreen notice={session.notice} />
        ) : (
          <PageBoundary>
            <Suspense fallback={null}>
              <Workplace />
            </Suspense>
          </PageBoundary>
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
    if (hasLeft) void navigate(home, { isSaved: true, isReplacement: true });
    if (hasLeft) queryClient.clear();
    if (hasChanged) void queryClient.resetQueries();
  });
}
