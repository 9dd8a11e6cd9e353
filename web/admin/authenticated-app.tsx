import { ModalsProvider } from '@mantine/modals';
import { ReauthDialog } from './auth/reauth-dialog';
import { Toasts } from './components/toast';
import { Shell } from './shell/shell';

/** Loaded after sign-in. */
export function AuthenticatedApp() {
  return (
    <ModalsProvider>
      <Shell />
      <ReauthDialog />
      <Toasts />
    </ModalsProvider>
  );
}
