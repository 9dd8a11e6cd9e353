/** Entries of the audit log as sentences: `Nora Lee changed price and ABV of the beer “Helles”`. */
import { joinTexts } from '../shared/join-texts';
import { labelsOf } from '../shared/labels';
import { type AuditAction, auditActions, auditAreas, auditSources } from './constants';
import type { AuditEntry } from './schema';

export const auditAreaLabels = labelsOf(auditAreas, {
  'sign-in': 'Sign-in',
  'panel-users': 'Panel users and roles',
  taps: 'Tap list',
  site: 'Site settings',
  mail: 'Mail server',
});

export const auditActionLabels = labelsOf(auditActions, {
  'sign-in-failed': 'Failed to sign in',
  'session-revoked': 'Ended a session',
  'second-factor-optional': 'Second factor no longer required',
  'recovery-codes-created': 'New recovery codes',
  erased: 'Erased personal data',
  restored: 'Restored a backup',
});

export const auditSourceLabels = labelsOf(auditSources);

/** What to call one record and several of them, if not `the board` and `boards`. */
const recordTypes: Record<string, readonly [string, string]> = {
  pouring: ['the drink on tap', 'drinks on tap'],
  'list-check': ['the check of a tap list', 'checks of tap lists'],
  'site-settings': ['the site settings', 'site settings'],
  inquiry: ['an inquiry', 'inquiries'],
  subscriber: ['a subscriber', 'subscribers'],
  'outgoing-mail': ['an email', 'emails'],
  'api-token': ['the API token', 'API tokens'],
  'transfer-token': ['the transfer token', 'transfer tokens'],
  'demo-content': ['the demo content', 'demo content'],
  'audit-log': ['the audit log', 'the audit log'],
  person: ['the personal data of a person', 'the personal data of people'],
  session: ['a session', 'sessions'],
};

const words = (name: string) => name.replaceAll('-', ' ');

/** `the beer`; texts of a fixed page are `the home page`. */
const recordLabel = (type: string) => recordTypes[type]?.[0] ?? `the ${words(type)}`;

/** `500 beers`. */
const recordsLabel = (type: string, count: number) => `${count} ${recordTypes[type]?.[1] ?? `${words(type)}s`}`;

/** Names that differ from the words of the attribute. */
const fieldLabels: Record<string, string> = {
  abv: 'ABV',
  ibu: 'IBU',
  seo: 'search engine texts',
  seoTitle: 'search engine title',
  seoDescription: 'search engine description',
  url: 'URL',
  ticketUrl: 'ticket URL',
  isAvailable: 'availability',
  isActive: 'visibility',
  isPublic: 'visibility',
  isLive: 'visibility',
  isFeatured: 'featured status',
  inquiryStatus: 'status',
  eventStatus: 'status',
  firstname: 'first name',
  lastname: 'last name',
  retailPrice: 'price',
  hasAgeGate: 'age gate',
  blocked: 'access',
  endedAt: 'end',
  tappedAt: 'start',
  parent: 'parent folder',
};

/** `longDescription` is `long description`, `hasStorePage` is `store page`. */
export const fieldLabel = (name: string): string =>
  fieldLabels[name] ??
  name
    .replace(/^(?:is|has)(?=[A-Z])/, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase();

const unnamedActors: Record<AuditEntry['actor']['kind'], string> = {
  user: 'A user',
  'panel-user': 'A panel user',
  visitor: 'Somebody',
  command: 'A command',
  system: 'The system',
};

export const actorName = ({ kind, name }: AuditEntry['actor']): string => {
  if (kind === 'command' && name) return `npm run ${name}`;
  return name ?? unnamedActors[kind];
};

/** What tells users of the same name apart: email address and id. Empty for others. */
export const actorDetails = ({ email, id }: AuditEntry['actor']): string => [email, id].filter(Boolean).join(' · ');

const formatOne = ({ type, name }: NonNullable<AuditEntry['record']>) =>
  name ? `${recordLabel(type)} “${name}”` : recordLabel(type);

function formatRecord({ record, count, area }: AuditEntry): string {
  if (!record) return auditAreaLabels[area].toLowerCase();
  if (count === 1) return formatOne(record);
  return recordsLabel(record.type, count) + (record.name ? `: ${record.name}` : '');
}

const formatFields = ({ fields }: AuditEntry) => joinTexts([...new Set(fields.map(fieldLabel))]);

/** Empty for changes of one's own account, whose name is the subject already. */
const ofOther = (entry: AuditEntry) =>
  entry.record && entry.record.id !== entry.actor.id ? ` of ${formatOne(entry.record)}` : '';

const asOther = ({ record, actor }: AuditEntry) => (record && !actor.name ? ` as ${formatOne(record)}` : '');

const verbs: Record<AuditAction, (entry: AuditEntry) => string> = {
  created: (entry) => `created ${formatRecord(entry)}`,
  changed: (entry) =>
    entry.fields.length > 0
      ? `changed ${formatFields(entry)} of ${formatRecord(entry)}`
      : `changed ${formatRecord(entry)}`,
  deleted: (entry) => `deleted ${formatRecord(entry)}`,
  imported: (entry) => `imported ${formatRecord(entry)}`,
  exported: (entry) => `exported ${formatRecord(entry)}`,
  'sent-again': (entry) => `sent ${formatRecord(entry)} again`,
  'signed-in': () => 'signed in',
  'sign-in-failed': (entry) => `failed to sign in${asOther(entry)}`,
  'signed-out': () => 'signed out',
  'session-revoked': (entry) =>
    entry.count > 1 ? `ended ${entry.count} sessions${ofOther(entry)}` : `ended a session${ofOther(entry)}`,
  'second-factor-on': (entry) => `turned on the second factor${ofOther(entry)}`,
  'second-factor-off': (entry) => `turned off the second factor${ofOther(entry)}`,
  'second-factor-required': () => 'required a second factor of all admins',
  'second-factor-optional': () => 'made the second factor of admins optional',
  'recovery-codes-created': (entry) => `created new recovery codes${ofOther(entry)}`,
  'password-reset-requested': (entry) => `requested a link to reset the password${ofOther(entry)}`,
  erased: (entry) => `erased ${formatRecord(entry)}`,
  'backed-up': () => 'made a backup',
  restored: () => 'restored a backup',
};

export const auditSentence = (entry: AuditEntry): string => `${actorName(entry.actor)} ${verbs[entry.action](entry)}`;

/** The same without its subject. */
export const auditPredicate = (entry: AuditEntry): string => verbs[entry.action](entry);
