import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockJson, api, mockError } from '../../../test/api';
import { currentRoute } from '../../shell/navigation';
import { makeBeer, makePagination } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { BeersPage } from './beers-page';

const mockList = (...beers: ReturnType<typeof makeBeer>[]) =>
  mockJson('get', '/beers/admin', { beers, pagination: makePagination(beers.length) });

/** Returns the query strings of the list requests. */
function recordListRequests() {
  const requests: string[] = [];
  api.use(
    http.get('*/api/beers/admin', ({ request }) => {
      requests.push(new URL(request.url).search);
      return HttpResponse.json({ success: true, beers: [makeBeer()], pagination: makePagination(1) });
    }),
  );
  return requests;
}

test('lists the ABV and flags of each beer', async () => {
  api.use(mockList(makeBeer(), makeBeer({ _id: 'stout', name: 'Night Freight', isActive: false, isFeatured: true })));
  renderStaffPage(<BeersPage />);
  const rows = within(await screen.findByRole('table', { name: 'Beers' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Gold Rush Haze');
  expect(rows[1]).toHaveTextContent('6.5%');
  expect(rows[2]).toHaveTextContent('Inactive');
  expect(rows[2]).toHaveTextContent('Featured');
});

test('an empty list offers to create a beer', async () => {
  api.use(mockList());
  const { user } = renderStaffPage(<BeersPage />);
  expect(await screen.findByText('No beers yet')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'New Beer' })[0]!);
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'beers-new' }));
});

test('Try Again reloads a list that failed to load', async () => {
  api.use(mockError('get', '/beers/admin', 500, { message: 'Something went wrong. Please try again later.' }));
  const { user } = renderStaffPage(<BeersPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load beers');
  api.use(mockList(makeBeer()));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table', { name: 'Beers' })).toBeVisible();
});

test('debounces the search and applies the filter at once', async () => {
  const requests = recordListRequests();
  const { user } = renderStaffPage(<BeersPage />);
  await screen.findByRole('table');
  await user.type(screen.getByRole('searchbox', { name: 'Search beers' }), 'haze');
  expect(requests).toEqual(['?limit=100&page=1']);
  await waitFor(() => expect(requests.at(-1)).toContain('search=haze'), { timeout: 2000 });
  expect(requests).toHaveLength(2);
  await user.click(screen.getByRole('combobox', { name: 'Show' }));
  await user.click(await screen.findByRole('option', { name: 'Inactive only' }));
  await waitFor(() => expect(requests.at(-1)).toContain('active=false'));
});

test('deletes a beer after confirmation and moves the focus to the next Delete button', async () => {
  api.use(mockList(makeBeer()), mockJson('delete', '/beers/haze', { message: 'Beer deleted successfully' }));
  const { user } = renderStaffPage(<BeersPage />);
  await user.click(await screen.findByRole('button', { name: 'Delete Gold Rush Haze' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Gold Rush Haze' })).toHaveFocus());

  await user.click(screen.getByRole('button', { name: 'Delete Gold Rush Haze' }));
  api.use(mockList(makeBeer({ _id: 'stout', name: 'Night Freight' })));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Beer deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Night Freight' })).toHaveFocus());
});

test('reverts the Available switch and shows the message when the server rejects the change', async () => {
  api.use(mockList(makeBeer()), mockError('put', '/beers/haze', 409, { message: 'Somebody else changed this.' }));
  const { user } = renderStaffPage(<BeersPage />);
  const availabilitySwitch = await screen.findByRole('switch', { name: 'Gold Rush Haze is available' });
  await user.click(availabilitySwitch);
  expect(await screen.findByText('Somebody else changed this.')).toBeVisible();
  await waitFor(() => expect(availabilitySwitch).toBeChecked());
});

test('shows an alert when the export fails', async () => {
  api.use(mockList(makeBeer()), mockError('get', '/beers/admin/export/csv', 500, { message: 'no' }));
  const { user } = renderStaffPage(<BeersPage />);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to export CSV. Please try again.');
});
