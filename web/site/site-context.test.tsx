import { act, render, screen, waitFor } from '@testing-library/react';
import { demoTaprooms } from '@domain/taproom/demo';
import { api, mockJson } from '../test/api';
import { testSite } from '../test/render-site';
import { TaproomStatus } from './shared/taproom/taproom-status';
import { useFirstTaproom } from './shared/taproom/use-taprooms';
import { SiteProvider } from './site-context';

function FirstStatus() {
  const taproom = useFirstTaproom();
  return taproom && <TaproomStatus taproom={taproom} />;
}

// 12:58:20 in Auburn, which is open from 11 AM to 8 PM.
const now = '2026-07-04T19:58:20Z';

beforeEach(() => void vi.useFakeTimers({ now: new Date(now), toFake: ['Date', 'setTimeout', 'clearTimeout'] }));

function renderStatus(closesEarly: { date: string; closes: string } | null) {
  const [auburn] = demoTaprooms;
  const taproom = { ...testSite.taprooms[0]!, openingHours: { ...auburn.openingHours, closesEarly } };
  render(
    <SiteProvider config={{ ...testSite, now, taprooms: [taproom] }}>
      <FirstStatus />
    </SiteProvider>,
  );
  return taproom;
}

test('the status of an open tab changes on the minute', () => {
  renderStatus({ date: '2026-07-04', closes: '13:00' });
  expect(screen.getByText(/Open until 1:00 PM/)).toBeVisible();
  act(() => void vi.advanceTimersByTime(99_000));
  expect(screen.getByText(/Open until 1:00 PM/)).toBeVisible();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByText(/Closed early today/)).toBeVisible();
});

test('an open tab learns that a taproom closes early', async () => {
  const taproom = renderStatus(null);
  const closesEarly = { date: '2026-07-04', closes: '18:00' };
  const changed = { ...taproom, openingHours: { ...taproom.openingHours, closesEarly } };
  api.use(mockJson('get', '/site', { site: { taprooms: [changed] } }));
  act(() => void vi.advanceTimersByTime(6 * 60_000));
  vi.useRealTimers();
  await waitFor(() => expect(screen.getByText(/Open until 6:00 PM/)).toBeVisible());
});
