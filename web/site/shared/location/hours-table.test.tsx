import { render, screen } from '@testing-library/react';
import { demoTaprooms } from '@domain/taproom/demo';
import type { OpeningHours } from '@domain/taproom/schema';
import { testSite } from '../../../test/render-site';
import { SiteProvider } from '../../site-context';
import { TaproomStatus } from '../taproom/taproom-status';
import { HoursTable } from './contact-details';

const [, folsom] = demoTaprooms;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

function renderHours(now: string, changes: Partial<OpeningHours> = {}, timeZone = folsom.timeZone) {
  vi.setSystemTime(now);
  const taproom = { ...folsom, timeZone, openingHours: { ...folsom.openingHours, ...changes } };
  const { container } = render(
    <SiteProvider config={{ ...testSite, now }}>
      <TaproomStatus taproom={taproom} />
      <HoursTable taproom={taproom} />
    </SiteProvider>,
  );
  return container;
}

test('has a row for each day and highlights today in the time zone of the taproom', () => {
  // Saturday in Folsom, Sunday in London.
  const now = '2026-07-12T05:30:00Z';
  renderHours(now);
  const rows = screen.getAllByRole('row');
  expect(rows).toHaveLength(7);
  expect(rows[0]).toHaveTextContent('Monday11:00 AM - 9:00 PM');
  expect(rows.filter((row) => row.getAttribute('aria-current') === 'date')).toEqual([rows[5]]);
  expect(rows[5]).toHaveTextContent('Saturday (today)11:00 AM - 10:00 PM');
  renderHours(now, {}, 'Europe/London');
  expect(screen.getAllByRole('row', { current: 'date' })[1]).toHaveTextContent('Sunday (today)');
});

test('shows the exceptions of the week in its rows, later ones and the kitchen below', () => {
  const page = renderHours('2026-11-26T20:00:00Z', {
    exceptions: [
      { from: '2026-11-26', to: '2026-11-26', spans: [], reason: 'Thanksgiving' },
      { from: '2026-12-24', to: '2026-12-26', spans: [{ opens: '11:00', closes: '15:00' }], reason: null },
    ],
    kitchen: { ...folsom.openingHours.regular, monday: [] },
  });
  expect(page).toHaveTextContent('Closed today for Thanksgiving · Opens tomorrow at 11:00 AM');
  const today = screen.getByRole('row', { current: 'date' });
  expect(today).toHaveTextContent('Thursday (today)November 26 · ThanksgivingClosed');
  expect(screen.getByRole('table', { name: 'Coming up' })).toHaveTextContent('December 24 – December 26');
  expect(page).toHaveTextContent('Kitchen: 11:00 AM - 9:00 PM Tue-Thu, Sun, 11:00 AM - 10:00 PM Fri-Sat, Closed Mon');
});

test('the status shows the kitchen while the taproom is open, and the line of the week on unknown days', () => {
  const kitchen = { ...folsom.openingHours.regular, saturday: [{ opens: '11:00', closes: '20:00' }] };
  const page = renderHours('2026-07-11T19:00:00Z', { kitchen });
  expect(page).toHaveTextContent('Open until 10:00 PM · Kitchen until 8:00 PM');
  const unknown = { regular: { ...folsom.openingHours.regular, saturday: [] }, texts: { saturday: 'Ask us' } };
  expect(renderHours('2026-07-11T19:00:00Z', unknown)).toHaveTextContent(/^11:00 AM - 9:00 PM Sun-Thu/);
});
