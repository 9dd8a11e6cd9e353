import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DashboardStats } from '@domain/stats/dashboard-stats';
import { mockJson, api, mockError } from '../../../test/api';
import { currentRoute } from '../../shell/navigation';
import { makeInquiry, makePagination } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { DashboardPage } from './dashboard-page';

const stats: DashboardStats = {
  totalBeers: 14,
  availableBeers: 11,
  upcomingEvents: 4,
  totalEvents: 1203,
  activeSubscribers: 41,
  newInquiries: 0,
};

const mockStats = () => mockJson('get', '/stats/dashboard', { stats });
const mockInquiries = () =>
  mockJson('get', '/inquiries', { inquiries: [makeInquiry()], pagination: makePagination(5, 1) });

const card = (name: RegExp) => screen.findByRole('button', { name });

test('shows the counts from the server', async () => {
  api.use(mockStats(), mockInquiries());
  renderStaffPage(<DashboardPage />);
  expect(await card(/Total Beers 14/)).toBeVisible();
  expect(await card(/Available Beers 11/)).toBeVisible();
  expect(await card(/Upcoming Events 4/)).toBeVisible();
  expect(await card(/Total Events 1,203/)).toBeVisible();
  expect(await card(/Subscribers 41/)).toBeVisible();
  expect(await card(/New Inquiries 0/)).toBeVisible();
});

test('requests no list of beers, events or subscribers', async () => {
  const paths: string[] = [];
  const record = ({ request }: { request: Request }) => void paths.push(new URL(request.url).pathname);
  api.events.on('request:start', record);
  api.use(mockStats(), mockInquiries());
  renderStaffPage(<DashboardPage />);
  await card(/Total Beers 14/);
  await card(/Dana Whitfield/);
  api.events.removeListener('request:start', record);
  expect(paths.toSorted()).toEqual(['/api/inquiries', '/api/stats/dashboard']);
});

test('a failure shows counts marked as samples, and Try Again loads the actual ones', async () => {
  api.use(mockInquiries(), mockError('get', '/stats/dashboard', 500, { message: 'Broken' }));
  const { user } = renderStaffPage(<DashboardPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This is sample data');
  expect(await card(/Total Beers 12 Sample/)).toBeVisible();
  expect(await card(/Available Beers 8 Sample/)).toBeVisible();
  expect(await card(/Upcoming Events 3 Sample/)).toBeVisible();
  expect(await card(/Total Events 10 Sample/)).toBeVisible();
  expect(await card(/Subscribers Could not be loaded/)).toBeVisible();

  api.use(mockStats());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card(/Total Beers 14/)).toBeVisible();
  expect(screen.queryByText('This is sample data')).not.toBeInTheDocument();
});

test.each([
  ['New Beer', 'beers-new'],
  ['New Event', 'events-new'],
  ['Content', 'content'],
  ['Analytics', 'analytics'],
])('the quick action %s opens the page %s', async (name, page) => {
  api.use(mockStats(), mockInquiries());
  const { user } = renderStaffPage(<DashboardPage />);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(currentRoute()).toEqual({ page }));
});

test('a recent inquiry opens in the inbox', async () => {
  api.use(mockStats(), mockInquiries());
  const { user } = renderStaffPage(<DashboardPage />);
  await user.click(await screen.findByRole('button', { name: /Dana Whitfield/ }));
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'inbox', id: 'inquiry-1' }));
});
