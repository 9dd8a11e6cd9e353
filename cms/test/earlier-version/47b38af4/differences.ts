/** How this version differs from 47b38af4 on the same data, each with its reason. */
import { commit17ff0aee } from '../17ff0aee/differences';
import { inBody, type VersionDifferences } from '../difference';

/** Without the texts of its sections, and the day of their last change. */
const withoutLegalTexts = inBody(({ text, updated: _updated, ...rest }) =>
  text === undefined || 'anchor' in rest ? rest : { ...rest, text },
);

export const commit47b38af4: VersionDifferences = {
  responses: [
    {
      reason: 'inquiries have the emails about them',
      paths: /^\/inquiries/,
      omit: inBody(({ emails: _emails, ...inquiry }) => inquiry),
    },
    {
      reason: 'texts of the privacy policy that were never edited follow the settings',
      paths: /^\/pages\/privacy-policy/,
      change: withoutLegalTexts,
      omit: withoutLegalTexts,
    },
    ...commit17ff0aee.responses,
  ],
  movedTables: {},
  changedTables: {
    components_page_seo: 'Pages that are new since then have texts for search engines, too.',
  },
};
