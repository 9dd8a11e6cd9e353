/** The backups of the installation, for admins. */
import { queryOptions } from '@tanstack/react-query';
import type { Backups } from '@domain/backup/schema';
import { staffDownload, staffGet, staffSend } from './client';

type BackupsResponse = { backups: Backups };

const pollMs = 2000;

export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: async ({ signal }) => (await staffGet<BackupsResponse>('/backups', { signal })).backups,
  refetchInterval: ({ state }) => (state.data?.isRunning ? pollMs : false),
});

export const startBackup = async () => (await staffSend<BackupsResponse>('POST', '/backups')).backups;

export const downloadBackup = (name: string) => staffDownload(`/backups/${encodeURIComponent(name)}`);
