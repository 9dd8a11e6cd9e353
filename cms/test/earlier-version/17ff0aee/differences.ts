/** How this version differs from 17ff0aee on the same data, each with its reason. */
import { inBody, type VersionDifferences } from '../difference';

/** The recorded installation stored photos on its disk. */
const withoutStorageServer = inBody((object) =>
  typeof object['text'] === 'string'
    ? { ...object, text: object['text'].replace(/ Photos load from \S+, which then sees your IP address\./, '') }
    : object,
);

export const commit17ff0aee: VersionDifferences = {
  responses: [
    {
      reason: 'the privacy policy names the server of the photos',
      paths: /^\/pages\/privacy-policy/,
      omit: withoutStorageServer,
    },
    {
      reason: 'double opt-in is a setting',
      paths: /^\/site\/settings/,
      omit: inBody(
        ({ newsletterDoubleOptIn: _setting, newsletterDoubleOptInDefault: _default, ...settings }) => settings,
      ),
    },
  ],
  movedTables: {},
  changedTables: {
    audit_log: 'The test signs in.',
    components_page_seo: 'Pages that are new since then have texts for search engines, too.',
  },
};
