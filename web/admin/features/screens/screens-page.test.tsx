import { screen } from '@testing-library/react';
import type { Screen } from '@domain/screen/schema';
import { expect, onTestFinished, test, vi } from 'vitest';
import { api, mockJson } from '../../../test/api';
import { mockTaprooms } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { ScreensPage } from './screens-page';

function open(screens: Screen[] = []) {
  api.use(mockJson('get', '/boards', { boards: [] }), mockJson('get', '/screens', { screens }), ...mockTaprooms());
  renderStaffPage(<ScreensPage />);
}

const makeScreen = (changes: Partial<Screen>): Screen => ({
  _id: 'tv',
  name: 'Bar TV',
  board: null,
  pairedAt: '2026-01-01T12:00:00.000Z',
  lastContactAt: null,
  appVersion: null,
  width: null,
  height: null,
  ...changes,
});

test('without a board, the page says that a board comes first, and offers to add one', async () => {
  open();
  expect(await screen.findByText(/add a board first, then pair the screen/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Add Board' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pair a Screen' })).not.toBeInTheDocument();
});

test.each([
  ['2026-07-04T11:59:50.000Z', 'Connecting…', false],
  ['2026-07-04T11:50:00.000Z', 'Never connected', true],
])('at noon, a screen that was paired at %s and has not reported: %s', async (pairedAt, text, isOffline) => {
  vi.useFakeTimers({ now: new Date('2026-07-04T12:00:00.000Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  open([makeScreen({ pairedAt })]);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('Offline') !== null).toBe(isOffline);
});
