import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockJson, api, mockError, mockQueries, mockCall } from '../../../test/api';
import { makeTapList } from '../../../test/staff-taps';
import { currentRoute } from '../../shell/navigation';
import { makeBeer, makePagination, mockOnTap } from '../../test/factories';
import { answer, choose, chooseItem, fill, renderStaffPage } from '../../test/render-staff';
import { BeersPage } from './beers-page';

const mockList = (...beers: ReturnType<typeof makeBeer>[]) =>
  mockJson('get', '/beers/admin', { beers, pagination: makePagination(beers.length) });

/** Returns the query strings of the list requests. */
const recordListRequests = () => mockQueries('/beers/admin', { beers: [makeBeer()], pagination: makePagination(1) });

test('lists the ABV and flags of each beer', async () => {
  api.use(mockList(makeBeer(), makeBeer({ _id: 'stout', name: 'Night Freight', isActive: false, isFeatured: true })));
  renderStaffPage(<BeersPage />);
  const rows = within(await screen.findByRole('table', { name: 'Beers' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Gold Rush Haze');
  expect(rows[1]).toHaveTextContent('6.5%');
  expect(rows[2]).toHaveTextContent('Inactive');
  expect(rows[2]).toHaveTextContent('Featured');
});

test('a failed export shows an alert', async () => {
  api.use(mockList(makeBeer()), mockError('get', '/beers/admin/export/csv', 500, { message: 'no' }));
  const { user } = renderStaffPage(<BeersPage />);
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to export CSV. Please try again.');
});

test('Try Again reloads a list that failed to load; an empty one offers to create a beer', async () => {
  api.use(mockError('get', '/beers/admin', 500, { message: 'Something went wrong. Please try again later.' }));
  const { user } = renderStaffPage(<BeersPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load beers');
  api.use(mockList());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No beers yet')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'New Beer' })[0]!);
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'beers-new' }));
});

test('debounces the search and applies the filter at once', async () => {
  const requests = recordListRequests();
  const { user } = renderStaffPage(<BeersPage />);
  await screen.findByRole('table');
  await user.type(screen.getByRole('searchbox', { name: 'Search beers' }), 'haze');
  expect(requests).toEqual(['?limit=100&page=1&sort=updated']);
  await waitFor(() => expect(requests.at(-1)).toContain('search=haze'));
  expect(requests).toHaveLength(2);
  await choose(user, 'Show', 'Inactive only');
  await waitFor(() => expect(requests.at(-1)).toContain('active=false'));
});

test('a click on a row while a search is pending is not lost', async () => {
  recordListRequests();
  const { user } = renderStaffPage(<BeersPage />);
  const deleteButton = await screen.findByRole('button', { name: 'Delete Gold Rush Haze' });
  await user.type(screen.getByRole('searchbox', { name: 'Search beers' }), 'haze');
  await user.click(deleteButton);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

test('a selection made while a search is loading is cleared when its results arrive', async () => {
  let sendResults = () => {};
  const areResultsDue = new Promise<void>((resolve) => (sendResults = resolve));
  api.use(
    http.get('*/api/beers/admin', async ({ request }) => {
      const isSearch = new URL(request.url).searchParams.has('search');
      if (isSearch) await areResultsDue;
      const beers = isSearch ? [makeBeer()] : [makeBeer(), makeBeer({ _id: 'stout', name: 'Night Freight' })];
      return HttpResponse.json({ success: true, beers, pagination: makePagination(beers.length) });
    }),
  );
  const { user } = renderStaffPage(<BeersPage />);
  await screen.findByRole('table');
  await user.type(screen.getByRole('searchbox', { name: 'Search beers' }), 'haze{Enter}');
  const selectAll = screen.getByRole('checkbox', { name: 'Select all on this page' });
  await user.click(selectAll);
  expect(screen.getByText('2 selected')).toBeVisible();
  sendResults();
  await waitFor(() => expect(screen.queryByText('Night Freight')).not.toBeInTheDocument());
  expect(selectAll).not.toBeChecked();
});

test('deletes a beer after confirmation and moves the focus to the next Delete button', async () => {
  api.use(mockList(makeBeer()), mockJson('delete', '/beers/haze', { message: 'Beer deleted successfully' }));
  const { user } = renderStaffPage(<BeersPage />);
  await user.click(await screen.findByRole('button', { name: 'Delete Gold Rush Haze' }));
  expect(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Gold Rush Haze' })).toHaveFocus());

  await user.click(screen.getByRole('button', { name: 'Delete Gold Rush Haze' }));
  api.use(mockList(makeBeer({ _id: 'stout', name: 'Night Freight' })));
  await answer(user, 'Delete');
  expect(await screen.findByText('Beer deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Night Freight' })).toHaveFocus());
});

test('a beer on tap is deleted only after a warning, and marking it unavailable asks what happens to its tap', async () => {
  const saved = makeBeer({ isAvailable: false });
  api.use(mockList(makeBeer()), ...mockOnTap(saved));
  const { user } = renderStaffPage(<BeersPage />);
  await user.click(await screen.findByRole('button', { name: 'Delete Gold Rush Haze' }));
  const warning = 'It is on Tap 1 in Auburn, which will go on pouring it without its page.';
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(warning);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  mockCall('put', '/beers/haze', { beer: saved });
  const kicks = mockCall('post', '/taps/admin/auburn/taps/tap-1/kick', { tapList: makeTapList() });
  await user.click(await screen.findByRole('switch', { name: 'Gold Rush Haze is available' }));
  await answer(user, 'Take it off', { name: 'Gold Rush Haze is still on tap' });
  expect(await screen.findByText('Gold Rush Haze is off Tap 1 in Auburn')).toBeVisible();
  expect(kicks).toEqual([{ expected: 'gold rush haze', reason: 'rotated' }]);
});

test('the Available switch reverts when the server rejects the change, and by Undo, based on the version that it has saved', async () => {
  const saved = makeBeer({ isAvailable: false, updatedAt: '2026-06-02T12:00:00.000Z' });
  api.use(mockList(makeBeer()), mockError('put', '/beers/haze', 409, { message: 'Somebody else changed this.' }));
  const { user } = renderStaffPage(<BeersPage />);
  const availabilitySwitch = await screen.findByRole('switch', { name: 'Gold Rush Haze is available' });
  await user.click(availabilitySwitch);
  expect(await screen.findByText('Somebody else changed this.')).toBeVisible();
  await waitFor(() => expect(availabilitySwitch).toBeChecked());
  const updates = mockCall('put', '/beers/haze', { beer: saved });
  await user.click(availabilitySwitch);
  expect(await screen.findByText('No longer available')).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(updates).toHaveLength(2));
  expect(updates).toEqual([
    { isAvailable: false, updatedAt: makeBeer().updatedAt },
    { isAvailable: true, updatedAt: saved.updatedAt },
  ]);
});

test('keeps the sort order when filters are cleared and when the page is opened again', async () => {
  const requests = recordListRequests();
  const { user } = renderStaffPage(<BeersPage />);
  await choose(user, 'Sort by', 'Name: A to Z');
  await waitFor(() => expect(requests.at(-1)).toBe('?limit=100&page=1&sort=name'));
  await user.type(screen.getByRole('searchbox', { name: 'Search beers' }), 'x{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument());
  cleanup();
  renderStaffPage(<BeersPage />);
  await waitFor(() => expect(requests.at(-1)).toBe('?limit=100&page=1&sort=name'));
});

test('duplicates a beer and opens the copy', async () => {
  api.use(mockList(makeBeer()));
  mockCall('post', '/beers/haze/duplicate', { beer: makeBeer({ _id: 'copy', name: 'Copy of Gold Rush Haze' }) });
  const { user } = renderStaffPage(<BeersPage />);
  await chooseItem(user, 'More actions for Gold Rush Haze', 'Duplicate');
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'beers-edit', id: 'copy' }));
  expect(screen.getByText(/Duplicated as “Copy of Gold Rush Haze”/)).toBeVisible();
});

const beers = [makeBeer(), makeBeer({ _id: 'stout', name: 'Night Freight' })];

/** Each beer by id, and the changes that are sent as `id: body`. */
function mockBeers(...stored: ReturnType<typeof makeBeer>[]) {
  const calls: string[] = [];
  for (const beer of stored) {
    api.use(
      mockJson('get', `/beers/admin/${beer._id}`, { beer }),
      http.put(`*/api/beers/${beer._id}`, async ({ request }) => {
        calls.push(`${beer._id}: ${await request.text()}`);
        return HttpResponse.json({ success: true, beer: { ...beer, updatedAt: 'saved' } });
      }),
      mockJson('delete', `/beers/${beer._id}`, { message: 'Beer deleted successfully' }),
      http.post(`*/api/beers/${beer._id}/restore`, () => {
        calls.push(`restore ${beer._id}`);
        return HttpResponse.json({ success: true, beer });
      }),
    );
  }
  return calls;
}
const { updatedAt } = makeBeer();

test('a bulk change is made to each selected beer, names those that failed, and can be undone', async () => {
  const inactive = makeBeer({ _id: 'pils', name: 'First Light', isActive: false });
  api.use(mockList(...beers, inactive), mockError('get', '/beers/admin/stout', 500, { message: 'Broken' }));
  const calls = mockBeers(makeBeer(), inactive);
  const { user } = renderStaffPage(<BeersPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Gold Rush Haze' }));
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await chooseItem(user, 'Change 3 beers', 'Deactivate');
  expect(await screen.findByText('1 beer is now inactive')).toBeVisible();
  expect(screen.getByText('1 other already had this setting')).toBeVisible();
  expect(screen.getByText('Not changed: Night Freight. Broken.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Select Gold Rush Haze' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Night Freight' })).toBeChecked();

  // The message about the failure is in front; the pointer on it shows the whole stack.
  await user.hover(screen.getByText('Not changed: Night Freight. Broken.'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toEqual([
    `haze: {"isActive":false,"updatedAt":"${updatedAt}"}`,
    'haze: {"isActive":true,"updatedAt":"saved"}',
  ]);
});

test('bulk changes of all results load the other pages, after a confirmation', async () => {
  const many = Array.from({ length: 150 }, (_, index) => makeBeer({ _id: `beer-${index}`, isFeatured: true }));
  api.use(
    http.get('*/api/beers/admin', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const page = Number(searchParams.get('page'));
      const pagination = { ...makePagination(150), page };
      const listed = many.slice((page - 1) * 100, searchParams.has('sort') ? 1 : page * 100);
      return HttpResponse.json({ success: true, beers: listed, pagination });
    }),
  );
  const calls = mockBeers(...many);
  const { user } = renderStaffPage(<BeersPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 150 results' }));
  await chooseItem(user, 'Change 150 beers', 'Feature');
  await answer(user, 'Feature', { name: 'Feature: 150 beers?' });
  expect(await screen.findByText('Nothing to change: 150 beers already had this setting')).toBeVisible();
  expect(calls).toEqual([]);
});

test('bulk changes add and remove a tag in any case', async () => {
  const tagged = makeBeer({ _id: 'stout', name: 'Night Freight', tags: ['barrel-aged', 'Popular'] });
  api.use(mockList(makeBeer(), tagged));
  const calls = mockBeers(makeBeer(), tagged);
  const { user } = renderStaffPage(<BeersPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await chooseItem(user, 'Change 2 beers', 'Add a tag…');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change 2 beers' })).toHaveFocus());
  await chooseItem(user, 'Change 2 beers', 'Add a tag…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a tag to 2 beers' }));
  await user.type(dialog.getByRole('combobox', { name: 'Tag' }), 'a;b');
  await user.click(dialog.getByRole('button', { name: 'Add tag' }));
  expect(dialog.getByText('Tags cannot contain ";"')).toBeVisible();
  await fill(user, dialog.getByRole('combobox', { name: 'Tag' }), 'Barrel-aged{Enter}');
  expect(await screen.findByText('1 beer is tagged Barrel-aged')).toBeVisible();

  await user.click(screen.getByRole('checkbox', { name: 'Select Night Freight' }));
  await chooseItem(user, 'Change 1 beer', 'Remove a tag…');
  await user.type(await screen.findByRole('combobox', { name: 'Tag' }), 'Barrel-Aged');
  await user.click(screen.getByRole('button', { name: 'Remove tag' }));
  expect(await screen.findByText('1 beer is no longer tagged Barrel-Aged')).toBeVisible();
  expect(calls).toEqual([
    `haze: {"tags":["Year Round","Barrel-aged"],"updatedAt":"${updatedAt}"}`,
    `stout: {"tags":["Popular"],"updatedAt":"${updatedAt}"}`,
  ]);
});

test('after the selected beers and, shortly after, another one are deleted, there is one message, whose Undo restores them all', async () => {
  const third = makeBeer({ _id: 'pils', name: 'First Light' });
  api.use(mockList(...beers, third));
  const calls = mockBeers(...beers, third);
  const { user } = renderStaffPage(<BeersPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Gold Rush Haze' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Night Freight' }));
  await chooseItem(user, 'Change 2 beers', 'Delete…');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 beers?' });
  expect(dialog).toHaveTextContent('Gold Rush Haze and Night Freight');
  api.use(mockList(third));
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 beers deleted')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Delete First Light' }));
  await answer(user, 'Delete');
  const message = await screen.findByText('3 beers deleted');
  expect(message.closest('[role="alert"]')).toHaveTextContent('Gold Rush Haze, Night Freight and First Light');
  await waitFor(() => expect(screen.queryByText('2 beers deleted')).not.toBeInTheDocument());
  api.use(mockError('post', '/beers/stout/restore', 404, { message: 'Beer not found' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Not restored: Night Freight. Beer not found.')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('restore')).toSorted()).toEqual(['restore haze', 'restore pils']);
});
