/** The mail server of the brewery, which admins set. */
import { queryOptions } from '@tanstack/react-query';
import type { MailSettings } from '@domain/mail/mail-server';
import { staffGet, staffSend } from './client';

type MailResponse = { mail: MailSettings };

export const mailQuery = queryOptions({
  queryKey: ['mail-server'],
  queryFn: async ({ signal }) => (await staffGet<MailResponse>('/mail-server', { signal })).mail,
});

export const saveMailServer = async (server: object, updatedAt: string | null) =>
  (await staffSend<MailResponse>('PUT', '/mail-server', { ...server, updatedAt })).mail;

export const removeMailServer = async () => (await staffSend<MailResponse>('DELETE', '/mail-server')).mail;

/** `server`: null for the one in use. Resolves with what to do next. */
export const sendTestEmail = async (to: string, server: object | null) =>
  (await staffSend<{ message: string }>('POST', '/mail-server/test', { to, server })).message;
