import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRecordedType, notRecorded } from './types';

const generated = join(import.meta.dirname, '..', '..', '..', 'types', 'generated', 'contentTypes.d.ts');

/** Strapi's generated types, which also have those of its plugins. */
const contentTypes = [...readFileSync(generated, 'utf8').matchAll(/^ {6}'([^']+)': \w+;/gm)].map(
  ([, uid]) => uid ?? '',
);

test('every content type is either recorded, or listed as not recorded', () => {
  expect(contentTypes).toContain('api::beer.beer');
  expect(contentTypes.filter((uid) => notRecorded.includes(uid) === Boolean(findRecordedType(uid)))).toEqual([]);
});

test('inquiries and subscribers have no names in entries', () => {
  for (const uid of ['api::inquiry.inquiry', 'api::subscriber.subscriber'])
    expect(findRecordedType(uid)?.nameOf({ name: 'Ada', email: 'ada@example.com' })).toBeNull();
});
