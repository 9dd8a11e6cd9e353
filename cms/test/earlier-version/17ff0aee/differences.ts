/** How this version differs from 17ff0aee on the same data, each with its reason. */
import { inBody, type VersionDifferences } from '../difference';

const withoutText = (text: RegExp) =>
  inBody((object) =>
    typeof object['text'] === 'string' ? { ...object, text: object['text'].replace(text, '') } : object,
  );

export const commit17ff0aee: VersionDifferences = {
  responses: [
    {
      reason: 'the privacy policy names the server of the photos: the recorded installation had them on its disk',
      paths: /^\/pages\/privacy-policy/,
      omit: withoutText(/ Photos load from \S+, which then sees your IP address\./),
    },
    {
      reason: 'the privacy policy says that visits are counted',
      paths: /^\/pages\/privacy-policy/,
      omit: withoutText(/ How often tap lists are opened .+? without any data about visitors\./),
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
