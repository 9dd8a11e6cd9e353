import { ModalsProvider } from '@mantine/modals';
import { ConfirmationDialog } from './auth/confirmation-dialog';
import { ReauthDialog } from './auth/reauth-dialog';
import { useSession } from './auth/use-session';
import { Toasts } from './components/toast';
import { SecondFactorScreen } from './features/users/second-factor-screen';
import { Shell } from './shell/shell';

/** Loaded after sign-in. */
export function AuthenticatedApp() {
  const session = useSession();
  const lacksSecondFactor = session.status !== 'signed-out' && session.lacksSecondFactor;
  return (
    <ModalsProvider>
      {lacksSecondFactor ? <SecondFactorScreen /> : <Shell />}
      <ConfirmationDialog />
      <ReauthDialog />
      <Toasts />
    </ModalsProvider>
  );
}
