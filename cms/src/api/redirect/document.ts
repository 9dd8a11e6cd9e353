import type { UID } from '@strapi/strapi';
import type { Redirect } from '#domain/redirect/redirect';

export const redirectUid = 'api::redirect.redirect' as UID.ContentType;

export type RedirectDocument = {
  id: number;
  documentId: string;
  from: string;
  to: string;
  isPermanent: boolean;
  createdAt: string | Date;
  updatedAt: string | Date;
};

export const toRedirect = ({ from, to, isPermanent }: RedirectDocument): Redirect => ({
  from,
  to,
  status: isPermanent ? 301 : 302,
});

/** For the fields of a write, which are not validated yet. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export const listRedirects = (): Promise<RedirectDocument[]> =>
  strapi.db.query(redirectUid).findMany({ orderBy: { from: 'asc' } });
