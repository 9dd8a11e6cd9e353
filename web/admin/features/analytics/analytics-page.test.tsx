import { screen, within } from '@testing-library/react';
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

test('each chart has a summary, can be shown as a table and is reached by a link; one without data has a text in its place', async () => {
  api.use(mockJson('get', '/stats/analytics', { stats }));
  const { user } = renderStaffPage(<AnalyticsPage />);
  expect(await screen.findByRole('img', { name: /Subscribers by Source: 7 active subscribers/ })).toBeInTheDocument();
  for (const [name, row, summary] of [
    ['Subscribers by Source', 'Taproom 7', '7 active subscribers, by where they signed up.'],
    ['Inquiries by Week', 'Nov 16 0 0 1', '3 inquiries in the last 2 weeks, by kind. Weeks start on Monday.'],
    ['Events by Month', 'Nov 2026 1 0 0 0 0 0 0', '1 event over 2 months, by category, excluding cancelled events.'],
    ['Catalog by Style', 'Hazy IPA 2', '2 beers in the catalog.'],
    ['Catalog by Availability', 'Inactive 1', '1 beer available now.'],
  ] as const) {
    expect(panel(name).getByText(summary)).toBeVisible();
    await user.click(panel(name).getByRole('button', { name: 'Show as table' }));
    expect(panel(name).getByRole('row', { name: row })).toBeVisible();
  }
  const empty = panel('Sign-ups Over Time');
  expect(empty.getByText('0 newsletter sign-ups in the last 2 months.')).toBeVisible();
  expect(empty.getByText('Nothing to show yet')).toBeVisible();
  expect(empty.queryByRole('button')).not.toBeInTheDocument();
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
