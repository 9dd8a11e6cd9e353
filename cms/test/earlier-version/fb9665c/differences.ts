/** How this version differs from fb9665c on the same data, each with its reason. */

import { toSortKey } from '#domain/shared/sort-key';
import { inBody, type Difference, type VersionDifferences } from '../difference';
import { heroImageDifferences } from './hero-images';
import { imageDifferences } from './images';

/** Records end with CRLF, lines within a cell with LF. */
function sortRecordsByName(csv: string): string {
  const [header = '', ...records] = csv.trimEnd().split('\r\n');
  const keyOf = (record: string) => toSortKey(record.split(',')[0] ?? '');
  return [header, ...records.sort((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1)), ''].join('\r\n');
}

const responses: Difference[] = [
  ...imageDifferences,
  ...heroImageDifferences,
  {
    reason: 'the export is in the order of the list, which no longer depends on the database',
    paths: /^\/beers\/admin\/export\/csv/,
    change: (response) => ({ ...response, body: sortRecordsByName(String(response.body)) }),
  },
  {
    reason: 'bartenders have a taproom',
    paths: /^\/auth\//,
    omit: inBody(({ taproom: _taproom, ...user }) => user),
  },
  {
    reason: 'inquiries have the emails about them',
    paths: /^\/inquiries/,
    omit: inBody(({ emails: _emails, ...inquiry }) => inquiry),
  },
];

/** Tables of the earlier version that are gone, and where their rows went. */
const movedTables: Record<string, string> = {
  components_beer_image: 'files_related_mph: images are native media',
  components_event_image: 'files_related_mph: images are native media',
  events_cmps: 'files_related_mph: images are native media',
};

/** Tables that have other numbers of rows than before, with the reason. */
const changedTables: Record<string, string> = {
  up_roles: 'Bartenders have a role of their own.',
  beers_cmps: 'Awards only: images are no longer components.',
  locations: 'Taprooms are records of their own.',
  locations_cmps: 'Taprooms are records of their own; the website follows the first one.',
  components_location_hours: 'Hours of taprooms are data; the website follows the first one.',
  components_location_contact: 'Taprooms are records of their own; the website follows the first one.',
  files: 'The photos of the taprooms were part of the site.',
  files_related_mph: 'The photos of the taprooms were part of the site.',
};

export const fb9665c: VersionDifferences = { responses, movedTables, changedTables };
