import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resolveConfirm, pendingConfirm } from '../components/confirm';
import { useUnsavedChanges } from '../hooks/use-unsaved-changes';
import { currentRoute, navigate, startNavigation } from './navigation';

function open(route = { page: 'dashboard' }) {
  history.replaceState({ adminEntry: { route, step: 0 } }, '');
  return startNavigation();
}

test('the address stays, Back and Forward find the pages', async () => {
  const stop = open();
  const address = window.location.href;
  await navigate({ page: 'beers' });
  await navigate({ page: 'beers-edit', id: 'haze' });
  expect(window.location.href).toBe(address);
  history.back();
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'beers' }));
  history.forward();
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'beers-edit', id: 'haze' }));
  stop();
});

test('a reload keeps the page, also without history', async () => {
  open()();
  await navigate({ page: 'inbox' });
  open({ page: 'inbox' })();
  expect(currentRoute()).toEqual({ page: 'inbox' });
  history.replaceState(null, '');
  startNavigation()();
  expect(currentRoute()).toEqual({ page: 'inbox' });
});

test('an unknown page in the history is the dashboard', () => {
  sessionStorage.clear();
  open({ page: 'nowhere' })();
  expect(currentRoute()).toEqual({ page: 'dashboard' });
});

test('leaving an edited form asks first', async () => {
  const stop = open({ page: 'beers-new' });
  const { unmount } = renderHook(() => useUnsavedChanges(true));
  void navigate({ page: 'beers' });
  expect(pendingConfirm()?.title).toBe('Leave without saving?');
  resolveConfirm(false);
  await waitFor(() => expect(pendingConfirm()).toBeNull());
  expect(currentRoute()).toEqual({ page: 'beers-new' });

  const left = navigate({ page: 'beers' });
  resolveConfirm(true);
  await left;
  expect(currentRoute()).toEqual({ page: 'beers' });
  unmount();
  stop();
});

test('the page one is on already is not left, so nothing is asked', async () => {
  const stop = open({ page: 'content' });
  const { unmount } = renderHook(() => useUnsavedChanges(true));
  await navigate({ page: 'content' });
  expect(pendingConfirm()).toBeNull();
  unmount();
  stop();
});

test('Back from an edited form asks, and stays if told so', async () => {
  const stop = open();
  await navigate({ page: 'beers-new' });
  const { unmount } = renderHook(() => useUnsavedChanges(true));
  history.back();
  await waitFor(() => expect(pendingConfirm()).not.toBeNull());
  resolveConfirm(false);
  expect(currentRoute()).toEqual({ page: 'beers-new' });
  await waitFor(() => expect(history.state).toMatchObject({ adminEntry: { route: { page: 'beers-new' } } }));

  history.back();
  await waitFor(() => expect(pendingConfirm()).not.toBeNull());
  resolveConfirm(true);
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'dashboard' }));
  unmount();
  stop();
});
