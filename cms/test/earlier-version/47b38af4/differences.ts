/** How this version differs from 47b38af4 on the same data, each with its reason. */
import { inBody, type VersionDifferences } from '../difference';

export const commit47b38af4: VersionDifferences = {
  responses: [
    {
      reason: 'inquiries have the emails about them',
      paths: /^\/inquiries/,
      omit: inBody(({ emails: _emails, ...inquiry }) => inquiry),
    },
  ],
  movedTables: {},
  changedTables: {
    components_page_seo: 'Pages that are new since then have texts for search engines, too.',
  },
};
