import { screen } from '@testing-library/react';
import type { AuditEntry } from '@domain/audit/schema';
import { api, mockJson, mockQueries } from '../../../test/api';
import { makePagination } from '../../test/factories';
import { choose, renderStaffPage } from '../../test/render-staff';
import { AuditLogPage } from './audit-log-page';

const makeEntry = (entry: Partial<AuditEntry> = {}): AuditEntry => ({
  _id: '1',
  recordedAt: '2026-11-22T20:05:00.000Z',
  actor: { kind: 'user', id: 'nora', name: 'Nora Lee', email: 'nora@example.com' },
  source: 'staff-app',
  ipAddress: '192.0.2.7',
  action: 'changed',
  area: 'beers',
  record: { type: 'beer', id: 'b1', name: 'Helles' },
  fields: ['retailPrice', 'abv'],
  count: 1,
  ...entry,
});

const mockList = (entries: AuditEntry[]) =>
  mockJson('get', '/audit-log', { entries, pagination: makePagination(entries.length, 50) });

beforeEach(() => {
  api.use(
    mockJson('get', '/audit-log/users', {
      users: [
        { kind: 'user', id: 'nora', name: 'Nora Lee', email: 'nora@example.com' },
        { kind: 'panel-user', id: '1', name: 'Nora Lee', email: 'lee@example.com' },
      ],
    }),
  );
});

test('each entry says who changed what, in which area, from where', async () => {
  api.use(mockList([makeEntry(), makeEntry({ _id: '2', source: 'system', ipAddress: null })]));
  renderStaffPage(<AuditLogPage />);
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(
    'Nora Lee changed price and ABV of the beer “Helles”nora@example.com · noraBeersStaff app, 192.0.2.7',
  );
  expect(second).toHaveTextContent(/System$/);
});

test('filters reset the page, and are sent to the server', async () => {
  const queries = mockQueries('/audit-log', { entries: [], pagination: makePagination(0) });
  const { user } = renderStaffPage(<AuditLogPage />);
  expect(await screen.findByText('No entries yet')).toBeVisible();
  await choose(user, 'User', 'Nora Lee lee@example.com (panel)');
  await choose(user, 'Area', 'Panel users and roles');
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  expect(await screen.findByText('No entries match these filters')).toBeVisible();
  expect(queries[0]).toBe('?page=1');
  expect(Object.fromEntries(new URLSearchParams(queries.at(-1)))).toEqual({
    page: '1',
    from: '2026-11-01',
    user: '1',
    area: 'panel-users',
  });
});

test('moderators learn that only admins can read it', async () => {
  renderStaffPage(<AuditLogPage />, { role: 'moderator' });
  expect(await screen.findByText('Only admins can read the audit log.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
});
