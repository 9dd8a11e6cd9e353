import { screen, within, waitFor } from '@testing-library/react';
import type { AnalyticsStats } from '@domain/stats/schema';
import { http, HttpResponse } from 'msw';
import type { TapStatistics, VisitCount } from '@domain/tap/schema';
import { mockJson, api, mockQueries } from '../../../test/api';
import { makePouring } from '../../../test/staff-taps';
import { mockTaprooms, makeTaproom } from '../../test/factories';
import { renderStaffPage, fill } from '../../test/render-staff';
import { AnalyticsPage } from './analytics-page';
import { TapsSection } from './taps-section';

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

const statistics: TapStatistics = {
  from: '2026-08-25',
  to: '2026-11-22',
  kegs: 9,
  medianDays: 9.5,
  taps: [
    { tap: { number: 1, label: null }, kegs: 6, medianDays: 8, pouringShare: 0.914 },
    { tap: { number: 2, label: 'Nitro' }, kegs: 3, medianDays: null, pouringShare: 0.5 },
  ],
  drinks: [
    { name: 'Helles', isGuest: false, medianDays: 8.5, kicked: 6, rotated: 0, dumped: 1 },
    { name: 'Pear Perry', isGuest: true, medianDays: null, kicked: 0, rotated: 2, dumped: 0 },
  ],
  reasons: [{ reason: 'kicked', kegs: 9 }],
  weeks: [{ from: '2026-11-16', kegs: 9 }],
};

const visits: VisitCount[] = [
  { source: 'table-7', visits: 31, lastOn: '2026-11-22' },
  { source: 'menu', visits: 4, lastOn: '2026-11-20' },
];

test('charts of the kegs, what was on at a chosen time of the taproom, and an export of the period', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T20:00:00Z'), toFake: ['Date'] });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const queries = mockQueries('/taps/admin/auburn/statistics', { statistics });
  const exports = mockQueries('/taps/admin/auburn/history.csv', {});
  api.use(
    ...mockTaprooms(makeTaproom()),
    mockJson('get', '/taps/admin/auburn/visits', { visits }),
    http.get('*/api/taps/admin/auburn/on', ({ request }) => {
      const isSaturday = new URL(request.url).searchParams.get('at') === '2026-11-22T03:00:00.000Z';
      const keg = { ...makePouring('Bock', { tap: { number: 4, label: null } }), days: 7 };
      return HttpResponse.json({ success: true, pourings: isSaturday ? [keg] : [] });
    }),
  );
  const { user } = renderStaffPage(<TapsSection />);
  expect(
    await screen.findByText(
      '9 kegs in the period. Weeks start on Monday. Kegs of less than 10 minutes were mistakes and don’t count.',
    ),
  ).toBeVisible();
  expect(queries).toEqual(['?from=2026-08-25&to=2026-11-22']);
  expect(screen.getByText(/^Kicked kegs lasted 9.5 days/)).toBeVisible();
  for (const [name, row] of [
    ['Fastest Beers', 'Pear Perry (guest) – 0 2 0'],
    ['Turnover per Tap', 'Tap 1 6 8'],
    ['Time Pouring', '2: Nitro 50'],
    ['Why Kegs Ended', 'Kicked 9'],
    ['QR Codes', 'Table 7 31'],
  ] as const) {
    await user.click(panel(name).getByRole('button', { name: 'Show as table' }));
    expect(panel(name).getByRole('row', { name: row })).toBeVisible();
  }
  expect(panel('QR Codes').getByRole('row', { name: 'Printed menu 4' })).toBeVisible();
  expect(await screen.findByText('Bock')).toBeVisible();
  await fill(user, screen.getByLabelText('Day'), '2026-11-20');
  expect(await screen.findByText('Nothing was on at Auburn then')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(exports).toEqual(queries);
});
