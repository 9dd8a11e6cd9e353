import type { UID } from '@strapi/strapi';
import type { Redirect } from '#domain/redirect/redirect';

export const redirectUid = 'api::redirect.redirect' as UID.ContentType;

export type RedirectDocument = { id: number; documentId: string; from: string; to: string; isPermanent: boolean };

export const toRedirect = ({ from, to, isPermanent }: RedirectDocument): Redirect => ({
  from,
  to,
  status: isPermanent ? 301 : 302,
});
