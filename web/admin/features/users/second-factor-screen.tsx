import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { securityQueries } from '../../api/security';
import { AuthPage } from '../../auth/auth-page';
import { setLacksSecondFactor } from '../../auth/session';
import { useSignOut } from '../../auth/use-sign-out';
import { SecondFactorSteps } from './second-factor-steps';

const checkIntervalMs = 30_000;

/** Instead of the app, for admins without the second factor that they need. */
export function SecondFactorScreen() {
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  const [hasCodes, setHasCodes] = useState(false);
  const { data: isMissing } = useQuery({
    ...securityQueries.isSecondFactorMissing(),
    refetchInterval: checkIntervalMs,
    refetchOnWindowFocus: 'always',
  });
  const isNoLongerNeeded = isMissing === false && !hasCodes;
  // Set up in another tab, or an admin has lifted the rule.
  useEffect(() => {
    if (isNoLongerNeeded) openApp(queryClient);
  }, [isNoLongerNeeded, queryClient]);

  return (
    <AuthPage
      title="Two-Step Sign-In"
      text="Admins need it here: besides your password, you enter a code of an app on your phone. Set it up to continue."
      isFocused
    >
      <SecondFactorSteps
        onTurnOn={() => setHasCodes(true)}
        onDone={() => openApp(queryClient)}
        onCancel={() => void signOut.start()}
        cancelLabel="Sign Out"
      />
    </AuthPage>
  );
}

/** The queries of the app that were rejected before never settle: it starts without them. */
function openApp(queryClient: QueryClient) {
  queryClient.clear();
  setLacksSecondFactor(false);
}
