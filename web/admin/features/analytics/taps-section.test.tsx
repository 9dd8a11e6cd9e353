import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { TapStatistics, VisitCount } from '@domain/tap/schema';
import { api, mockJson, mockQueries } from '../../../test/api';
import { makePouring, makeTaproom, mockTaprooms } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { TapsSection } from './taps-section';
import { fill } from '../../../test/fill';

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

const panel = (name: string) => within(screen.getByRole('region', { name }));

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
