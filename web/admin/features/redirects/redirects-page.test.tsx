import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { StaffRedirect } from '@domain/redirect/staff-redirect';
import { api, mockCall, mockError, mockJson } from '../../../test/api';
import { makePagination } from '../../test/factories';
import { fill, renderStaffPage } from '../../test/render-staff';
import { RedirectsPage } from './redirects-page';

const makeRedirect = (redirect: Partial<StaffRedirect> = {}): StaffRedirect => ({
  _id: 'menu',
  from: '/old-menu',
  to: '/beers',
  isPermanent: true,
  isBroken: false,
  createdAt: '2026-06-01T12:00:00.000Z',
  updatedAt: '2026-06-01T12:00:00.000Z',
  ...redirect,
});

const open = (redirects: StaffRedirect[]) => {
  api.use(mockJson('get', '/redirects/admin', { redirects, pagination: makePagination(redirects.length) }));
  return renderStaffPage(<RedirectsPage />);
};

test('redirects whose target is missing are marked', async () => {
  open([makeRedirect(), makeRedirect({ _id: 'gone', from: '/gone', to: '/nowhere', isBroken: true })]);
  expect(await screen.findByRole('row', { name: /\/old-menu.*\/beers.*Permanent/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /\/gone.*\/nowhere.*Target missing/ })).toBeVisible();
});

test('a new redirect needs paths, and is added', async () => {
  const { user } = open([]);
  await user.click((await screen.findAllByRole('button', { name: 'New Redirect' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'New Redirect' }));
  await user.click(dialog.getByRole('button', { name: 'Add Redirect' }));
  expect(dialog.getByText('Please enter a path of the site such as /old-menu')).toBeVisible();
  await fill(user, dialog.getByRole('textbox', { name: /^Leads to/ }), '/beers');
  const bodies = mockCall('post', '/redirects', { redirect: makeRedirect({ from: '/blog/*' }) });
  await fill(user, dialog.getByRole('textbox', { name: /^Old path/ }), '/blog/*');
  await user.click(dialog.getByRole('button', { name: 'Add Redirect' }));
  expect(await screen.findByText('/blog/* now leads to /beers')).toBeVisible();
  expect(bodies).toEqual([{ from: '/blog/*', to: '/beers', isPermanent: true }]);
});

test('Escape asks before it discards a redirect, and in the confirmation it keeps what was typed', async () => {
  const { user } = open([]);
  await user.click((await screen.findAllByRole('button', { name: 'New Redirect' }))[0] as HTMLElement);
  const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Old path/ });
  await fill(user, field, '/blog');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field).toHaveValue('/blog');
});

test('Escape in the dialog about a conflict closes only that dialog', async () => {
  const latest = makeRedirect({ to: '/events', updatedAt: '2026-06-02T12:00:00.000Z' });
  const { user } = open([makeRedirect()]);
  api.use(
    mockError('put', '/redirects/menu', 409, { message: 'Somebody else changed this', code: 'stale-version' }),
    mockJson('get', '/redirects/admin/menu', { redirect: latest }),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit /old-menu' }));
  const form = await screen.findByRole('dialog', { name: 'Edit Redirect' });
  await fill(user, within(form).getByRole('textbox', { name: /^Leads to/ }), '/beers-2026');
  await user.click(within(form).getByRole('button', { name: 'Save Changes' }));
  await screen.findByRole('dialog', { name: 'Somebody else changed this redirect' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([form]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(within(form).getByRole('textbox', { name: /^Leads to/ })).toHaveValue('/beers-2026');
});

test.each([
  ['https://old.example/Blog/Gold', '/blog/gold leads to /news/gold (301).'],
  ['/store', '/store is a page of the site.'],
  ['/blog/today', '/blog/today is a page of the site.'],
  ['/nothing', '/nothing leads nowhere: visitors see “page not found”.'],
])('the test of %s: %s', async (path, result) => {
  api.use(
    mockJson('get', '/redirects', { redirects: [{ from: '/blog/*', to: '/news/*', status: 301 }] }),
    http.head('*/store', () => new HttpResponse(null)),
    http.head('*/blog/today', () => new HttpResponse(null)),
    http.head('*/blog/gold', () => new HttpResponse(null, { status: 404 })),
    http.head('*/nothing', () => new HttpResponse(null, { status: 404 })),
  );
  const { user } = open([makeRedirect()]);
  await fill(user, await screen.findByRole('textbox', { name: 'Path or URL' }), path);
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(await screen.findByText(result)).toBeVisible();
});
