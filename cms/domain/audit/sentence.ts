/** Entries of the audit log as sentences: `Nora Lee changed price and ABV of the beer “Helles”`. */
import { joinTexts } from '../shared/join-texts';
import type { AuditAction } from './constants';
import type { AuditEntry } from './entry';
import { auditAreaLabels, fieldLabel, recordLabel, recordsLabel } from './labels';

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

/** Of one's own account, the name is the subject already. */
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
