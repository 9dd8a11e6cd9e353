import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, startSession } from '../../api/staff/session';
import { useUnsavedChanges } from '../hooks/use-unsaved-changes';
import { makeUser } from '../test/render-staff';
import { currentRoute, navigate, startNavigation } from './navigation';
import { dashboardRoute } from './route';

let stop = () => {};
afterEach(() => stop());

function start(route: object = { page: 'dashboard' }) {
  history.replaceState({ adminEntry: { route, step: 0 } }, '');
  stop = startNavigation();
}

test('navigation does not change the URL; Back and Forward restore the pages', async () => {
  start();
  const url = window.location.href;
  await navigate({ page: 'beers' });
  await navigate({ page: 'beers-edit', id: 'haze' });
  expect(window.location.href).toBe(url);
  history.back();
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'beers' }));
  history.forward();
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'beers-edit', id: 'haze' }));
});

test('a reload keeps the page, even without a history state', async () => {
  start();
  stop();
  await navigate({ page: 'inbox' });
  start({ page: 'inbox' });
  stop();
  expect(currentRoute()).toEqual({ page: 'inbox' });
  history.replaceState(null, '');
  startNavigation()();
  expect(currentRoute()).toEqual({ page: 'inbox' });
});

test('an unknown page in the history state becomes the dashboard', () => {
  sessionStorage.clear();
  start({ page: 'nowhere' });
  expect(currentRoute()).toEqual({ page: 'dashboard' });
});

const open = (path: string) => {
  history.replaceState(null, '', path);
  return startNavigation();
};

test.each([
  ['/admin/beers/haze', { page: 'beers-edit', id: 'haze' }],
  ['/admin/events/quiz', { page: 'events', id: 'quiz' }],
  ['/admin/inbox/i1/', { page: 'inbox', id: 'i1' }],
  ['/admin/content', { page: 'content' }],
  ['/admin/beers/new', { page: 'beers-new' }],
  ['/admin/events/new', { page: 'events-new' }],
  ['/admin/inbox/new', { page: 'inbox', id: 'new' }],
])('the link %s opens it, and the URL becomes /admin', (path, route) => {
  sessionStorage.clear();
  open(path)();
  expect(currentRoute()).toEqual(route);
  expect(window.location.pathname).toBe('/admin');
  open('/admin')();
  expect(currentRoute(), 'after a reload without a history state').toEqual({ page: 'dashboard' });
});

test.each(['/admin', '/admin/nowhere', '/admin/nowhere/haze', '/admin/content/haze'])('the link %s is none', (path) => {
  sessionStorage.clear();
  open(path)();
  expect(currentRoute()).toEqual({ page: 'dashboard' });
});

test('Back does not open what the previous user was looking at', async () => {
  const userNamed = (_id: string) => ({ sessionId: `session-${_id}`, user: makeUser({ _id }) });
  startSession(userNamed('ana'));
  start();
  await navigate({ page: 'inbox', id: 'i1' });
  await navigate({ page: 'beers' });
  startSession(userNamed('ben'));
  await navigate(dashboardRoute, { replace: true });
  history.back();
  await waitFor(() => expect(history.state).toMatchObject({ adminEntry: { route: { page: 'inbox' } } }));
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'dashboard' }));
  clearSession();
});

function startDirty(route: { page: string }) {
  start(route);
  render(<ModalsProvider>{null}</ModalsProvider>, {
    wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider>,
  });
}

const findDialog = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('with unsaved changes, navigation needs a confirmation, which focuses Keep editing; Escape cancels', async () => {
  startDirty({ page: 'beers-new' });
  renderHook(() => useUnsavedChanges(true));
  const canceled = navigate({ page: 'beers' });
  await findDialog();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await canceled;
  await waitUntilClosed();
  expect(currentRoute()).toEqual({ page: 'beers-new' });

  const confirmed = navigate({ page: 'beers' });
  await findDialog();
  await press('Discard changes');
  await confirmed;
  expect(currentRoute()).toEqual({ page: 'beers' });
});

test('with unsaved changes, navigation to the current page needs no confirmation', async () => {
  startDirty({ page: 'content' });
  renderHook(() => useUnsavedChanges(true));
  await navigate({ page: 'content' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('with unsaved changes, Back needs a confirmation and is reverted if the user cancels', async () => {
  startDirty({ page: 'dashboard' });
  await navigate({ page: 'beers-new' });
  renderHook(() => useUnsavedChanges(true));
  history.back();
  await findDialog();
  await press('Keep editing');
  expect(currentRoute()).toEqual({ page: 'beers-new' });
  await waitFor(() => expect(history.state).toMatchObject({ adminEntry: { route: { page: 'beers-new' } } }));
  await waitUntilClosed();

  history.back();
  await findDialog();
  await press('Discard changes');
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'dashboard' }));
});
