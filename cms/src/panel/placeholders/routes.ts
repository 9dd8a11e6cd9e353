/** The placeholders that texts of pages can contain, which the panel shows beside the forms of the legal pages. */
import { pageUid } from '#domain/page/storage';
import type { Placeholders } from '#domain/panel/placeholders';
import { listPlaceholders } from '#domain/privacy/placeholders';
import { fetchPrivacyFacts } from '#lib/privacy/facts';
import type { AdminRoute } from '../routes';

export const placeholdersRoute: AdminRoute = {
  method: 'GET',
  path: '/placeholders',
  access: { actions: ['read'], subject: pageUid('privacy-policy') },
  handle: async (): Promise<Placeholders> => ({ placeholders: listPlaceholders(await fetchPrivacyFacts()) }),
};
