import { redirectUid, type RedirectDocument } from './document';

export const listRedirects = (): Promise<RedirectDocument[]> =>
  strapi.db.query(redirectUid).findMany({ orderBy: { from: 'asc' } });
