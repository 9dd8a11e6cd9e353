import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, api, refuses } from '../../../test/api';
import { makeBeer, makeEvent, makeInquiry, makePagination } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { AnalyticsPage } from './analytics-page';

const bySource = [{ _id: 'taproom', count: 7 }];
const stats = { totalSubscribers: 7, recentSubscriptions: 0, totalAll: 7, totalInactive: 0, bySource };

const everything = () => [
  answers('get', '/newsletter/stats', { data: stats }),
  answers('get', '/newsletter/subscribers', { data: { subscribers: [], pagination: makePagination(0) } }),
  answers('get', '/inquiries', { inquiries: [makeInquiry()], pagination: makePagination(1) }),
  answers('get', '/events/admin', { events: [makeEvent()], pagination: makePagination(1) }),
  answers('get', '/beers/admin', {
    beers: [makeBeer(), makeBeer({ _id: 'old', isActive: false })],
    pagination: makePagination(2),
  }),
];

const panel = (name: string) => within(screen.getByRole('region', { name }));

test('behind each plot is a table with the same numbers', async () => {
  api.use(...everything());
  const { user } = renderStaffPage(<AnalyticsPage />);
  expect(await screen.findByRole('img', { name: /Subscribers by Source: 7 active subscribers/ })).toBeInTheDocument();
  const source = panel('Subscribers by Source');
  await user.click(source.getByRole('button', { name: 'Show as table' }));
  expect(source.getByRole('row', { name: 'Taproom 7' })).toBeVisible();
  const availability = panel('Catalogue by Availability');
  await user.click(availability.getByRole('button', { name: 'Show as table' }));
  expect(availability.getByRole('row', { name: 'Year Round 1' })).toBeVisible();
  expect(availability.getByRole('row', { name: 'Inactive 1' })).toBeVisible();
});

test('numbers that never came say so; the others stay', async () => {
  api.use(refuses('get', '/events/admin', 500, { message: 'Broken' }), ...everything());
  renderStaffPage(<AnalyticsPage />);
  expect(await panel('Events by Month').findByText('Failed to load the numbers')).toBeVisible();
  expect(await panel('Sign-ups Over Time').findByText('Nothing to show yet')).toBeVisible();
  expect(await screen.findByRole('img', { name: /Catalogue by Style/ })).toBeInTheDocument();
});
