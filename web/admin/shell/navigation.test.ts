import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerQuestion, askedQuestion } from '../kit/confirm';
import { useUnsavedChanges } from '../kit/unsaved-changes';
import { currentPlace, navigate, startNavigation } from './navigation';

function open(place = { page: 'dashboard' }) {
  history.replaceState({ adminEntry: { place, step: 0 } }, '');
  return startNavigation();
}

test('the address stays, Back and Forward find the pages', async () => {
  const stop = open();
  const address = window.location.href;
  await navigate({ page: 'beers' });
  await navigate({ page: 'beers-edit', id: 'haze' });
  expect(window.location.href).toBe(address);
  history.back();
  await waitFor(() => expect(currentPlace()).toEqual({ page: 'beers' }));
  history.forward();
  await waitFor(() => expect(currentPlace()).toEqual({ page: 'beers-edit', id: 'haze' }));
  stop();
});

test('a reload keeps the page, also without history', async () => {
  open()();
  await navigate({ page: 'inbox' });
  open({ page: 'inbox' })();
  expect(currentPlace()).toEqual({ page: 'inbox' });
  history.replaceState(null, '');
  startNavigation()();
  expect(currentPlace()).toEqual({ page: 'inbox' });
});

test('an unknown page in the history is the dashboard', () => {
  sessionStorage.clear();
  open({ page: 'nowhere' })();
  expect(currentPlace()).toEqual({ page: 'dashboard' });
});

test('leaving an edited form asks first', async () => {
  const stop = open({ page: 'beers-new' });
  const { unmount } = renderHook(() => useUnsavedChanges(true));
  void navigate({ page: 'beers' });
  expect(askedQuestion()?.title).toBe('Leave without saving?');
  answerQuestion(false);
  await waitFor(() => expect(askedQuestion()).toBeNull());
  expect(currentPlace()).toEqual({ page: 'beers-new' });

  const left = navigate({ page: 'beers' });
  answerQuestion(true);
  await left;
  expect(currentPlace()).toEqual({ page: 'beers' });
  unmount();
  stop();
});

test('the page one is on already is not left, so nothing is asked', async () => {
  const stop = open({ page: 'content' });
  const { unmount } = renderHook(() => useUnsavedChanges(true));
  await navigate({ page: 'content' });
  expect(askedQuestion()).toBeNull();
  unmount();
  stop();
});

test('Back from an edited form asks, and stays if told so', async () => {
  const stop = open();
  await navigate({ page: 'beers-new' });
  const { unmount } = renderHook(() => useUnsavedChanges(true));
  history.back();
  await waitFor(() => expect(askedQuestion()).not.toBeNull());
  answerQuestion(false);
  expect(currentPlace()).toEqual({ page: 'beers-new' });
  await waitFor(() => expect(history.state).toMatchObject({ adminEntry: { place: { page: 'beers-new' } } }));

  history.back();
  await waitFor(() => expect(askedQuestion()).not.toBeNull());
  answerQuestion(true);
  await waitFor(() => expect(currentPlace()).toEqual({ page: 'dashboard' }));
  unmount();
  stop();
});
