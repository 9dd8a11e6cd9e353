import type { AuditEntry } from './schema';
import { auditCsvHeader, auditCsvRow } from './csv';
import { fieldLabel, auditSentence } from './sentence';

const makeEntry = (entry: Partial<AuditEntry>): AuditEntry => ({
  _id: '1',
  recordedAt: '2026-11-22T20:00:00.000Z',
  actor: { kind: 'user', id: 'nora', name: 'Nora Lee', email: 'nora@example.com' },
  source: 'staff-app',
  ipAddress: '192.0.2.7',
  action: 'changed',
  area: 'beers',
  record: { type: 'beer', id: 'b1', name: 'Helles' },
  fields: [],
  count: 1,
  ...entry,
});

const nora = { type: 'user', id: 'nora', name: 'Nora Lee' } as const;
const joe = { type: 'user', id: 'joe', name: 'Joe Park' } as const;
const noActor = { id: null, name: null, email: null };
const failed = { action: 'sign-in-failed', area: 'sign-in', actor: { kind: 'visitor', ...noActor } } as const;
const many = { type: 'beer', id: null, name: 'Helles, Porter' } as const;
const command = { kind: 'command', ...noActor, name: 'reset-password' } as const;

test.each<[Partial<AuditEntry>, string]>([
  [{ fields: ['retailPrice', 'abv'] }, 'Nora Lee changed price and ABV of the beer “Helles”'],
  [{ fields: ['isPublic', 'isLive'] }, 'Nora Lee changed visibility of the beer “Helles”'],
  [{ fields: ['isAvailable'], count: 500, record: many }, 'Nora Lee changed availability of 500 beers: Helles, Porter'],
  [{ action: 'created' }, 'Nora Lee created the beer “Helles”'],
  [{ action: 'deleted', record: { type: 'inquiry', id: 'i1', name: null } }, 'Nora Lee deleted an inquiry'],
  [{ record: { type: 'home-page', id: 'p', name: null }, fields: ['hero'] }, 'Nora Lee changed hero of the home page'],
  [{ action: 'exported', area: 'subscribers', record: null }, 'Nora Lee exported subscribers'],
  [{ action: 'signed-in', area: 'sign-in', record: null }, 'Nora Lee signed in'],
  [{ ...failed, record: nora }, 'Somebody failed to sign in as the user “Nora Lee”'],
  [{ ...failed, record: null }, 'Somebody failed to sign in'],
  [{ action: 'second-factor-off', record: joe }, 'Nora Lee turned off the second factor of the user “Joe Park”'],
  [{ action: 'second-factor-on', record: nora }, 'Nora Lee turned on the second factor'],
  [{ action: 'second-factor-required', record: null }, 'Nora Lee required a second factor of all admins'],
  [{ action: 'second-factor-optional', record: null }, 'Nora Lee made the second factor of admins optional'],
  [{ action: 'session-revoked', count: 3, record: joe }, 'Nora Lee ended 3 sessions of the user “Joe Park”'],
  [
    { actor: command, fields: ['password'], record: joe },
    'npm run reset-password changed password of the user “Joe Park”',
  ],
  [
    { actor: { kind: 'system', ...noActor }, action: 'backed-up', area: 'backups', record: null },
    'The system made a backup',
  ],
])('%j reads: %s', (entry, sentence) => {
  expect(auditSentence(makeEntry(entry))).toBe(sentence);
});

test.each([
  ['longDescription', 'long description'],
  ['isFeatured', 'featured status'],
  ['hasStorePage', 'store page'],
])('the field %s is labeled %s', (name, label) => {
  expect(fieldLabel(name)).toBe(label);
});

test('the CSV row has a cell for each column, and escapes formulas', () => {
  const row = auditCsvRow(makeEntry({ actor: { kind: 'user', id: 'x', name: '=cmd()', email: null } }));
  expect(row).toHaveLength(auditCsvHeader.length);
  expect(row[1]).toBe("'=cmd()");
});
