import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AnalyticsStats } from '@domain/stats/schema';
import { mockJson, api } from '../../../test/api';
import { mockTaprooms } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { AnalyticsPage } from './analytics-page';

const noEvents = {
  'live-music': 0,
  'food-truck': 0,
  'beer-release': 0,
  trivia: 0,
  'private-event': 0,
  community: 0,
  other: 0,
};
const noInquiries = { contact: 0, 'private-event': 0, 'shipping-order': 0 };

const stats: AnalyticsStats = {
  signUpsByMonth: [
    { start: '2026-10-01', count: 0 },
    { start: '2026-11-01', count: 0 },
  ],
  activeSubscribersBySource: { website: 0, events: 0, taproom: 7, other: 0 },
  inquiriesByWeek: [
    { start: '2026-11-09', counts: { ...noInquiries, contact: 2 } },
    { start: '2026-11-16', counts: { ...noInquiries, 'shipping-order': 1 } },
  ],
  eventsByMonth: [
    { start: '2026-11-01', counts: { ...noEvents, 'live-music': 1 } },
    { start: '2026-12-01', counts: noEvents },
  ],
  totalBeers: 2,
  availableBeers: 1,
  beersByStyle: [{ label: 'Hazy IPA', count: 2 }],
  beersByAvailability: [
    { label: 'Inactive', count: 1 },
    { label: 'Year Round', count: 1 },
  ],
};

beforeEach(() => api.use(...mockTaprooms()));

const panel = (name: string) => within(screen.getByRole('region', { name }));

test('each chart can be shown as a table', async () => {
  api.use(mockJson('get', '/stats/analytics', { stats }));
  const { user } = renderStaffPage(<AnalyticsPage />);
  expect(await screen.findByRole('img', { name: /Subscribers by Source: 7 active subscribers/ })).toBeInTheDocument();
  for (const [name, row] of [
    ['Subscribers by Source', 'Taproom 7'],
    ['Inquiries by Week', 'Nov 16 0 0 1'],
    ['Events by Month', 'Nov 2026 1 0 0 0 0 0 0'],
    ['Catalog by Style', 'Hazy IPA 2'],
    ['Catalog by Availability', 'Inactive 1'],
  ] as const) {
    await user.click(panel(name).getByRole('button', { name: 'Show as table' }));
    expect(panel(name).getByRole('row', { name: row })).toBeVisible();
  }
});

test('each chart is summarized in a sentence', async () => {
  api.use(mockJson('get', '/stats/analytics', { stats }));
  renderStaffPage(<AnalyticsPage />);
  for (const summary of [
    '0 newsletter sign-ups in the last 2 months.',
    '7 active subscribers, by where they signed up.',
    '3 inquiries in the last 2 weeks, by kind. Weeks start on Monday.',
    '1 event over 2 months, by category, excluding cancelled events.',
    '2 beers in the catalog.',
    '1 beer available now.',
  ]) {
    expect(await screen.findByText(summary)).toBeVisible();
  }
});

test('a chart without data shows a text instead of the chart', async () => {
  api.use(mockJson('get', '/stats/analytics', { stats }));
  renderStaffPage(<AnalyticsPage />);
  await screen.findByRole('region', { name: 'Sign-ups Over Time' });
  expect(panel('Sign-ups Over Time').getByText('Nothing to show yet')).toBeVisible();
  expect(panel('Sign-ups Over Time').queryByRole('button')).not.toBeInTheDocument();
});

test('the links of the page lead to its headings', async () => {
  api.use(mockJson('get', '/stats/analytics', { stats }));
  const { user } = renderStaffPage(<AnalyticsPage />);
  await screen.findByRole('region', { name: 'Catalog by Style' });
  const links = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const [link, heading] of [
    ['Newsletter', 'Sign-ups Over Time'],
    ['Inquiries', 'Inquiries by Week'],
    ['Events', 'Events by Month'],
    ['Beers', 'Catalog by Style'],
  ] as const) {
    await user.click(links.getByRole('button', { name: link }));
    expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
  }
});
