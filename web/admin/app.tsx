import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LoginScreen, ResetPasswordScreen } from './auth/login-screen';
import { revokeCurrentSession } from '../api/staff/revocation';
import { clearSession, getUserId, subscribeToSession, useSession } from '../api/staff/session';
import { clearListFilters } from './hooks/use-list-filters';
import { BarModeRedirect } from './auth/auth-page';
import { ErrorBoundary } from './shell/error-boundary';
import { claimEntry, navigate } from './shell/navigation';
import { dashboardRoute } from './shell/route';
import { cssVariables, theme } from './theme';

const loadAuthenticatedApp = () => import('./authenticated-app');
const AuthenticatedApp = lazy(async () => ({ default: (await loadAuthenticatedApp()).AuthenticatedApp }));

type Props = {
  queryClient: QueryClient;
  /** The token of a link to reset a password, which takes precedence over the session. */
  resetToken?: string | null;
};

export function App({ queryClient, resetToken: initialResetToken = null }: Props) {
  const session = useSession();
  const [resetToken, setResetToken] = useState(initialResetToken);
  useEffect(() => clearOnUserChange(queryClient), [queryClient]);
  // Preload while the user types the password.
  useEffect(() => void loadAuthenticatedApp().catch(() => undefined), []);

  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        {resetToken !== null ? (
          <ResetPasswordScreen
            token={resetToken}
            onCancel={() => setResetToken(null)}
            onReset={(message) => {
              endSession(message);
              setResetToken(null);
            }}
          />
        ) : session.status === 'signed-out' ? (
          <LoginScreen notice={session.notice} />
        ) : session.user.role === 'bartender' ? (
          <BarModeRedirect />
        ) : (
          <ErrorBoundary>
            <Suspense fallback={null}>
              {/* Keyed by user, so that the next user gets no open form or other state of the previous one. */}
              <AuthenticatedApp key={session.user._id} />
            </Suspense>
          </ErrorBoundary>
        )}
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Called after a password reset: the session of this device may be another user's, so the server has not ended it. */
function endSession(notice: string) {
  void revokeCurrentSession();
  clearSession(notice);
}

/** Clears filters, cached data and the route on sign-out and when another user signs in at the re-login dialog. */
function clearOnUserChange(queryClient: QueryClient) {
  return subscribeToSession((session, previous) => {
    if (getUserId(session) === getUserId(previous)) return;
    if (previous.status === 'signed-out') return claimEntry();
    clearListFilters();
    queryClient.clear();
    void navigate(dashboardRoute, { skipConfirmation: true, replace: true });
  });
}
