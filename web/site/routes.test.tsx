import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { MockInstance } from 'vitest';
import { api, mockError } from '../test/api';
import { testSite, renderSite } from '../test/render-site';
import * as reload from './shared/status/reload';

vi.mock('./routes/store', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

let reloadDocument: MockInstance<typeof reload.reloadDocument>;
let isOnline: MockInstance<() => boolean>;

beforeEach(() => {
  reloadDocument = vi.spyOn(reload, 'reloadDocument').mockReturnValue();
  isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  api.use(http.head('*', () => new HttpResponse(null, { status: 503 })));
});

async function followStoreLink() {
  await renderSite('/rewards');
  const [link] = await screen.findAllByRole('link', { name: 'Store' });
  await userEvent.click(link!);
}
const findOfflineHeading = () => screen.findByRole('heading', { level: 1, name: 'You’re offline' });
const clickTryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

test('loads the document of a page whose chunk failed to load', async () => {
  await followStoreLink();
  await waitFor(() => expect(reloadDocument).toHaveBeenCalledOnce());
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
});

test('without a connection, shows an offline page, and Try Again reloads once it is back', async () => {
  isOnline.mockReturnValue(false);
  await followStoreLink();
  expect(await findOfflineHeading()).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(document.title).toMatch(/You’re offline/);
  await clickTryAgain();
  expect(await screen.findByText('Still no connection. Please try again in a moment.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toHaveFocus();
  expect(reloadDocument).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  await clickTryAgain();
  await waitFor(() => expect(reloadDocument).toHaveBeenCalledOnce());
});

test('an online browser that cannot reach the site counts as offline', async () => {
  api.use(http.head('*', () => HttpResponse.error()));
  await followStoreLink();
  expect(await findOfflineHeading()).toBeVisible();
  expect(reloadDocument).not.toHaveBeenCalled();
});

test('does not reload automatically right after a reload', async () => {
  vi.spyOn(reload, 'isJustReloaded').mockReturnValueOnce(true);
  await followStoreLink();
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(reloadDocument).not.toHaveBeenCalled();
  await clickTryAgain();
  expect(reloadDocument).toHaveBeenCalledOnce();
});

test.each(['/old-menu', '/beers/old-name'])(
  'loads the document of %s, which this one does not know: it may be new or redirect',
  async (path) => {
    api.use(mockError('get', '/beers/old-name', 404, { message: 'Beer not found' }));
    vi.spyOn(reload, 'isJustReloaded').mockReturnValueOnce(true);
    await renderSite('/rewards', { ...testSite, navigation: [{ label: 'Old link', href: path }] });
    const [link] = await screen.findAllByRole('link', { name: 'Old link' });
    await userEvent.click(link!);
    await waitFor(() => expect(reloadDocument).toHaveBeenCalledOnce());
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  },
);
