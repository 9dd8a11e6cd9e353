import { screen, within } from '@testing-library/react';
import type { Backups } from '@domain/backup/schema';
import { api, mockJson } from '../../../test/api';
import { renderStaffPage } from '../../test/render-staff';
import { BackupsPanel } from './backups-panel';

const name = 'backup-www.boldridge.example-2026-11-23T10-00-00Z.tar.gz';
const backups: Backups = {
  schedule: 'daily 10:00',
  nextAt: '2026-11-24T10:00:00.000Z',
  keep: '7 daily',
  bucket: null,
  warning: null,
  isRunning: false,
  lastFailure: { at: '2026-11-22T10:05:00.000Z', reason: 'BACKUP_DIR: the disk is full' },
  files: [{ name, kind: 'backup', createdAt: '2026-11-23T10:00:00.000Z', bytes: 41_300_000 }],
};

function open(changes: Partial<Backups> = {}) {
  api.use(mockJson('get', '/backups', { backups: { ...backups, ...changes } }));
  return renderStaffPage(<BackupsPanel />);
}

test('lists backups and the last failure with its reason, and says what is planned', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Backups' }));
  expect(table.getByRole('row', { name: /^Monday, November 23, 2026, 2:00 AM Complete 41\.3 MB/ })).toBeVisible();
  expect(table.getByRole('row', { name: /2:05 AM Failed BACKUP_DIR: the disk is full –/ })).toBeVisible();
  expect(screen.getByText(/The next one is planned for Tuesday, November 24, 2026, 2:00 AM/)).toBeVisible();
  expect(screen.getByText(/There is no second place/)).toBeVisible();
});

test('names the bucket of the copies, a warning, and that none is planned', async () => {
  const warning = { problem: 'overdue' as const, lastBackupAt: null, reason: null, schedule: 'hourly' };
  open({ bucket: 'copies', warning, schedule: null, nextAt: null, files: [], lastFailure: null });
  expect(await screen.findByText(/with copies in the bucket copies/)).toBeVisible();
  expect(screen.queryByText(/There is no second place/)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'A backup is overdue' })).toBeVisible();
  expect(screen.getByText(/None is planned/)).toBeVisible();
  expect(screen.getByText('No backups yet')).toBeVisible();
});

test('makes a backup, which is listed once it is complete', async () => {
  const { user } = open({ files: [], lastFailure: null });
  api.use(mockJson('post', '/backups', { backups: { ...backups, isRunning: true, files: [] } }));
  await user.click(await screen.findByRole('button', { name: 'Make a Backup' }));
  expect(await screen.findByRole('button', { name: 'Making a backup…' })).toHaveAttribute('aria-disabled', 'true');
  api.use(mockJson('get', '/backups', { backups }));
  expect(
    await screen.findByRole('button', { name: /^Download the backup of Monday/ }, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make a Backup' })).toBeVisible();
});
