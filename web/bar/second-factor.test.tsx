import 'fake-indexeddb/auto';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { configureSessionSource } from '../api/staff/client';
import { clearSession, getSessionId, startSession } from '../api/staff/session';
import { makeUser } from '../test/make-user';
import { configureTransport } from '../api/client';
import { api } from '../test/api';
import { App } from './app';
import { createBar } from './state/bar';
import { openDatabase } from './state/database';
import { createBarServer } from './test/bar-server';
import { barTransport } from './transport';

const missing = {
  success: false,
  code: 'second-factor-missing',
  message: 'Admins need two-step sign-in. Set it up to continue.',
};

const refuse = http.all('*/api/*', () => HttpResponse.json(missing, { status: 403 }));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  configureSessionSource(getSessionId);
  configureTransport(barTransport);
  clearSession();
  localStorage.clear();
  startSession({ sessionId: 'session-1', user: makeUser({ role: 'admin' }) });
});

const openBar = async () => render(<App bar={createBar(await openDatabase())} />);

test('an admin who has to set up two-step sign-in is led to the staff app, and goes on afterwards', async () => {
  api.use(refuse);
  const user = userEvent.setup();
  await openBar();
  expect(await screen.findByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set it up in the staff app' })).toHaveAttribute('href', '/admin');
  api.use(...createBarServer().handlers);
  await user.click(screen.getByRole('button', { name: 'I have set it up' }));
  expect(await screen.findByRole('heading', { name: 'Auburn' })).toBeVisible();
});

test('a press of such an admin is kept, and sent once it is set up', async () => {
  const server = createBarServer();
  api.use(...server.handlers);
  const user = userEvent.setup();
  await openBar();
  await user.click(await screen.findByRole('button', { name: /change Tap 1$/ }));
  server.setMode({ status: 403, body: missing });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Almost gone' }));
  expect(await screen.findByText('1 change on this device is sent after that.')).toBeVisible();
  server.setMode('working');
  await user.click(screen.getByRole('button', { name: 'I have set it up' }));
  await waitFor(() => expect(server.list().taps[0]?.pouring?.level).toBe('low'));
  expect(await screen.findByRole('heading', { name: 'Auburn' })).toBeVisible();
});
