import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, api, refuses } from '../../../test/api';
import { currentRoute } from '../../shell/navigation';
import { makeBeer, makeEvent, makeInquiry, makePagination } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { DashboardPage } from './dashboard-page';

const stats = { totalSubscribers: 41, recentSubscriptions: 3, totalAll: 45, totalInactive: 4, bySource: [] };

const rest = () => [
  answers('get', '/newsletter/stats', { data: stats }),
  answers('get', '/inquiries', { inquiries: [makeInquiry()], pagination: makePagination(5, 1) }),
];

const beersAndEvents = () => [
  answers('get', '/beers', {
    beers: [makeBeer(), makeBeer({ _id: 'stout', isAvailable: false })],
    pagination: makePagination(2),
  }),
  answers('get', '/events/admin', {
    events: [
      makeEvent({ startDate: '2090-01-01' }),
      makeEvent({ _id: 'draft', startDate: '2090-01-01', status: 'draft' }),
      makeEvent({ _id: 'past', startDate: '2020-01-01', endDate: '2020-01-01' }),
    ],
    pagination: makePagination(3),
  }),
];

const card = (name: RegExp) => screen.findByRole('button', { name });

test('counts beers on the site, those available, published events still to start, and all events', async () => {
  api.use(...rest(), ...beersAndEvents());
  renderStaffPage(<DashboardPage />);
  expect(await card(/Total Beers 2/)).toBeVisible();
  expect(await card(/Available Beers 1/)).toBeVisible();
  expect(await card(/Upcoming Events 1/)).toBeVisible();
  expect(await card(/Total Events 3/)).toBeVisible();
  expect(await card(/Subscribers 41/)).toBeVisible();
  expect(await card(/New Inquiries 5/)).toBeVisible();
});

test('a failure shows the sample counts, marked as such, and Try Again brings the real ones', async () => {
  api.use(...rest(), refuses('get', '/beers', 500, { message: 'Broken' }), ...beersAndEvents().slice(1));
  const { user } = renderStaffPage(<DashboardPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This is sample data');
  expect(await card(/Total Beers 12 Sample/)).toBeVisible();
  expect(await card(/Available Beers 8 Sample/)).toBeVisible();
  expect(await card(/Upcoming Events 3 Sample/)).toBeVisible();
  expect(await card(/Total Events 10 Sample/)).toBeVisible();

  api.use(...beersAndEvents());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card(/Total Beers 2/)).toBeVisible();
  expect(screen.queryByText('This is sample data')).not.toBeInTheDocument();
});

test.each([
  ['New Beer', 'beers-new'],
  ['New Event', 'events-new'],
  ['Content', 'content'],
  ['Analytics', 'analytics'],
])('the quick action %s leads to %s', async (name, page) => {
  api.use(...rest(), ...beersAndEvents());
  const { user } = renderStaffPage(<DashboardPage />);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(currentRoute()).toEqual({ page }));
});

test('a recent inquiry opens in the inbox', async () => {
  api.use(...rest(), ...beersAndEvents());
  const { user } = renderStaffPage(<DashboardPage />);
  await user.click(await screen.findByRole('button', { name: /Dana Whitfield/ }));
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'inbox', id: 'inquiry-1' }));
});
