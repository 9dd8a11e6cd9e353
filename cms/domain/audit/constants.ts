/** The values of the audit log's columns. They are stored: rename none. */

/** What an entry is about; the filter of the audit log. */
export const auditAreas = [
  'sign-in',
  'users',
  'panel-users',
  'panel-settings',
  'beers',
  'taps',
  'events',
  'taprooms',
  'screens',
  'pages',
  'site',
  'media',
  'inquiries',
  'subscribers',
  'personal-data',
  'backups',
  'mail',
] as const;
export type AuditArea = (typeof auditAreas)[number];

export const auditActions = [
  'created',
  'changed',
  'deleted',
  'imported',
  'exported',
  'sent-again',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-revoked',
  'second-factor-on',
  'second-factor-off',
  'second-factor-required',
  'second-factor-optional',
  'recovery-codes-created',
  'password-reset-requested',
  'erased',
  'backed-up',
  'restored',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditActorKinds = ['user', 'panel-user', 'visitor', 'command', 'system'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];

/** Where the change was made. `staff-app`: our API, which bar mode also uses. */
export const auditSources = ['staff-app', 'panel', 'command', 'system'] as const;
export type AuditSource = (typeof auditSources)[number];

/** The lowest retention, in days: the database rejects the deletion of younger entries. */
export const minAuditRetentionDays = 30;
