import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answers, api, refuses } from '../../../test/api';
import { currentRoute } from '../../shell/navigation';
import { makeBeer, makePagination } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { BeersPage } from './beers-page';

const list = (...beers: ReturnType<typeof makeBeer>[]) =>
  answers('get', '/beers/admin', { beers, pagination: makePagination(beers.length) });

/** Keeps every address the list was asked for. */
function recordedList() {
  const asked: string[] = [];
  api.use(
    http.get('*/api/beers/admin', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ success: true, beers: [makeBeer()], pagination: makePagination(1) });
    }),
  );
  return asked;
}

test('lists every beer with its numbers and flags', async () => {
  api.use(list(makeBeer(), makeBeer({ _id: 'stout', name: 'Night Freight', isActive: false, isFeatured: true })));
  renderStaffPage(<BeersPage />);
  const rows = within(await screen.findByRole('table', { name: 'Beers' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Gold Rush Haze');
  expect(rows[1]).toHaveTextContent('6.5%');
  expect(rows[2]).toHaveTextContent('Inactive');
  expect(rows[2]).toHaveTextContent('Featured');
});

test('an empty catalogue says so and offers the first beer', async () => {
  api.use(list());
  const { user } = renderStaffPage(<BeersPage />);
  expect(await screen.findByText('No beers yet')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'New Beer' })[0]!);
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'beers-new' }));
});

test('a failed list can be tried again', async () => {
  api.use(refuses('get', '/beers/admin', 500, { message: 'Something went wrong. Please try again later.' }));
  const { user } = renderStaffPage(<BeersPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load beers');
  api.use(list(makeBeer()));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table', { name: 'Beers' })).toBeVisible();
});

test('the search waits for a pause in typing; the filter asks at once', async () => {
  const asked = recordedList();
  const { user } = renderStaffPage(<BeersPage />);
  await screen.findByRole('table');
  await user.type(screen.getByRole('searchbox', { name: 'Search beers' }), 'haze');
  expect(asked).toEqual(['?limit=100&page=1']);
  await waitFor(() => expect(asked.at(-1)).toContain('search=haze'), { timeout: 2000 });
  expect(asked).toHaveLength(2);
  await user.click(screen.getByRole('combobox', { name: 'Show' }));
  await user.click(await screen.findByRole('option', { name: 'Inactive only' }));
  await waitFor(() => expect(asked.at(-1)).toContain('active=false'));
});

test('a beer is deleted only after a confirmation', async () => {
  api.use(list(makeBeer()), answers('delete', '/beers/haze', { message: 'Beer deleted successfully' }));
  const { user } = renderStaffPage(<BeersPage />);
  await user.click(await screen.findByRole('button', { name: 'Delete Gold Rush Haze' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Gold Rush Haze' })).toHaveFocus());

  await user.click(screen.getByRole('button', { name: 'Delete Gold Rush Haze' }));
  api.use(list(makeBeer({ _id: 'stout', name: 'Night Freight' })));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Beer deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Night Freight' })).toHaveFocus());
});

test('a switch that the server refuses goes back and says why', async () => {
  api.use(list(makeBeer()), refuses('put', '/beers/haze', 409, { message: 'Somebody else changed this.' }));
  const { user } = renderStaffPage(<BeersPage />);
  const available = await screen.findByRole('switch', { name: 'Gold Rush Haze is available' });
  await user.click(available);
  expect(await screen.findByText('Somebody else changed this.')).toBeVisible();
  await waitFor(() => expect(available).toBeChecked());
});

test('a failed export is an alert', async () => {
  api.use(list(makeBeer()), refuses('get', '/beers/admin/export/csv', 500, { message: 'no' }));
  const { user } = renderStaffPage(<BeersPage />);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to export CSV. Please try again.');
});
