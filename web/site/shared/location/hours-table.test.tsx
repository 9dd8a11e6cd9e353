import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillHours } from '@domain/location/default-content';
import { testSite } from '../../../test/render-route';
import { SiteProvider } from '../../site-context';
import { HoursTable } from './hours-table';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('has a row for each day and highlights today in Pacific time', () => {
  // Saturday in Auburn, Sunday in London.
  const now = '2026-07-05T05:30:00Z';
  vi.setSystemTime(now);
  render(
    <SiteProvider config={{ ...testSite, now }}>
      <HoursTable hours={fillHours('folsom', null)} />
    </SiteProvider>,
  );
  const rows = screen.getAllByRole('row');
  expect(rows).toHaveLength(7);
  expect(rows[0]).toHaveTextContent('Monday11:00 AM - 9:00 PM');
  expect(rows.filter((row) => row.getAttribute('aria-current') === 'date')).toEqual([rows[5]]);
  expect(rows[5]).toHaveTextContent('Saturday (today)11:00 AM - 10:00 PM');
});
