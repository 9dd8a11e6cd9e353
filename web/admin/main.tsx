import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './theme.css';
import { parseResetLink } from '@domain/user/reset-link';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureTransport } from '../api/client';
import { configureSessionSource } from '../api/staff/client';
import { App } from './app';
import { watchActivity, staffTransport } from './auth/transport';
import { startRevocations } from '../api/staff/revocation';
import { getSessionId, syncTabs } from '../api/staff/session';
import { createDefaultPolicy } from '../ui/trusted-types';
import { hasUnsavedChanges } from './hooks/use-unsaved-changes';
import { createStaffQueryClient } from './query-client';
import { startNavigation } from './shell/navigation';

createDefaultPolicy();
configureSessionSource(getSessionId);
configureTransport(staffTransport);
syncTabs(hasUnsavedChanges);
startRevocations();
watchActivity();
// Runs before the navigation removes the link, with its token, from the address bar and the history.
const resetToken = parseResetLink(window.location);
startNavigation();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App queryClient={createStaffQueryClient()} resetToken={resetToken} />
  </StrictMode>,
);
