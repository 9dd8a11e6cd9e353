/** Renders parts of the staff app for a signed-in user, with its dialogs and toasts. */
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { Role } from '@domain/user/permission';
import { configureTransport } from '../../api/client';
import { configureSessionSource } from '../../api/staff/client';
import { Toasts } from '../components/toast';
import { createStaffQueryClient } from '../query-client';
import { clearSession, getSessionId, startSession } from '../../api/staff/session';
import { staffTransport } from '../auth/transport';
import { startNavigation } from '../shell/navigation';
import { dashboardRoute, type Route } from '../shell/route';
import { theme } from '../theme';
import { makeUser } from '../../test/make-user';

export { makeUser };

// jsdom lacks Blob.text, Blob.arrayBuffer, object URLs and document.fonts.
Object.assign(Blob.prototype, { text: readText, arrayBuffer: readBytes });
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });

/** Resets session, route and toasts. */
export function resetBrowser(route: Route = dashboardRoute) {
  configureSessionSource(getSessionId);
  configureTransport(staffTransport);
  clearSession();
  notifications.clean();
  history.replaceState({ adminEntry: { route, step: 0 } }, '');
  startNavigation();
}

export const signIn = (role: Role = 'admin') => startSession({ sessionId: 'session-1', user: makeUser({ role }) });

export function makeTestClient() {
  const queryClient = createStaffQueryClient();
  const { queries, mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false, staleTime: 0 }, mutations });
  return queryClient;
}

type RenderOptions = { role?: Role; route?: Route };

export function renderStaffPage(page: ReactElement, { role, route }: RenderOptions = {}) {
  resetBrowser(route);
  signIn(role);
  const queryClient = makeTestClient();
  render(
    <MantineProvider env="test" theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          {page}
          <Toasts />
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  // Dropped files ignore the `accept` attribute.
  return { user: userEvent.setup({ applyAccept: false }), queryClient };
}

function readBytes(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsArrayBuffer(this);
  });
}

function readText(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(this);
  });
}
