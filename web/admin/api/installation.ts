/** What admins set up once: first steps, mail server and backups. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Backups } from '@domain/backup/schema';
import type { MailSettings } from '@domain/mail/mail-server';
import type { OwnContent, Setup, SetupUpdate, StartEmpty } from '@domain/setup/schema';
import { staffDownload, staffSend } from '../../api/staff/client';
import { sendFor, staffQuery } from './query';

type SetupResponse = { setup: Setup };

export const setupQueries = {
  current: () => staffQuery<Setup>(['setup'], '/setup', 'setup'),
  /** What staff have added or changed since the demo content was created. */
  own: () => staffQuery<OwnContent[]>(['setup', 'own'], '/setup/own-content', 'own'),
};

export const setupMutations = {
  save: (changes: SetupUpdate) => staffSend<SetupResponse>('PUT', '/setup', changes),
  startEmpty: (input: StartEmpty) => staffSend<SetupResponse>('POST', '/setup/start-empty', input),
};

export const setSetup = (queryClient: QueryClient, { setup }: SetupResponse) =>
  queryClient.setQueryData(setupQueries.current().queryKey, setup);

export const mailQuery = staffQuery<MailSettings>(['mail-server'], '/mail-server', 'mail');

export const saveMailServer = (server: object, updatedAt: string | null) =>
  sendFor<MailSettings>('mail', 'PUT', '/mail-server', { ...server, updatedAt });

export const removeMailServer = () => sendFor<MailSettings>('mail', 'DELETE', '/mail-server');

/** `server`: null for the one in use. Resolves with what to do next. */
export const sendTestEmail = (to: string, server: object | null) =>
  sendFor<string>('message', 'POST', '/mail-server/test', { to, server });

/** The poll interval while a backup is being made. */
const pollMs = 2000;

export const backupsQuery = queryOptions({
  ...staffQuery<Backups>(['backups'], '/backups', 'backups'),
  refetchInterval: ({ state }) => (state.data?.isRunning ? pollMs : false),
});

export const startBackup = () => sendFor<Backups>('backups', 'POST', '/backups');

export const downloadBackup = (name: string) => staffDownload(`/backups/${encodeURIComponent(name)}`);
