/** Renders parts of the staff app for a signed-in user, with its dialogs and toasts. */
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
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
import { makeUser } from '../../test/factories';

export { fill } from '../../test/page';
export { makeUser };

const read = (blob: Blob, method: 'readAsText' | 'readAsArrayBuffer') =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader[method](blob);
  });

// jsdom lacks Blob.text, Blob.arrayBuffer, object URLs and document.fonts.
Object.assign(Blob.prototype, {
  text(this: Blob) {
    return read(this, 'readAsText');
  },
  arrayBuffer(this: Blob) {
    return read(this, 'readAsArrayBuffer');
  },
});
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

type Name = string | RegExp;
type Scope = Pick<typeof screen, 'findByRole'>;

/** Chooses an option of a select. */
export async function choose(user: UserEvent, field: Name, option: Name, form: Scope = screen) {
  await user.click(await form.findByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Chooses an item of the menu that a button opens. */
export async function chooseItem(user: UserEvent, button: Name, item: Name) {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** The dialog that a button opens. */
export async function openDialog(user: UserEvent, button: Name, name?: Name, page: Scope = screen) {
  await user.click(await page.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
}

/** Answers a question, which has this name and contains this text, with one of its buttons. */
export async function answer(user: UserEvent, button: Name, { name, text = /./ }: { name?: Name; text?: Name } = {}) {
  const question = await screen.findByRole('alertdialog', { name });
  expect(question).toHaveTextContent(text);
  await user.click(within(question).getByRole('button', { name: button }));
}
