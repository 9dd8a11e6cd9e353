/** Which writes the audit log records. Every content type is in one of the two lists; a test checks it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditArea } from '#domain/audit/constants';
import { recordAudit, withEmail, type AuditEvent } from './record';

type Row = Record<string, unknown>;

export type RecordedType = {
  area: AuditArea;
  type: string;
  /** What a person knows the record by. Null: it has no name, or a personal one. */
  nameOf: (row: Row) => string | null;
  names: readonly string[];
  /** Attributes that programs write. */
  ignored?: readonly string[];
  /** Attributes that entries name as one, such as those of a file that is replaced. */
  groups?: Record<string, string>;
  /** Only changes by users of the panel: the system also writes there. */
  isPanelOnly?: boolean;
};

const toName = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

const firstOf =
  (...names: string[]) =>
  (row: Row): string | null =>
    names.map((name) => toName(row[name])).find((name) => name !== null) ?? null;

const named = (area: AuditArea, type: string, ...names: string[]): RecordedType => ({
  area,
  type,
  names,
  nameOf: firstOf(...names),
});

const withoutName = (area: AuditArea, type: string): RecordedType => named(area, type);

const fullName = (first: string, last: string) => (row: Row) =>
  withEmail([row[first], row[last]].map(toName).filter(Boolean).join(' ') || null, toName(row['email']));

/** Their values change together, with the file. */
const fileAttributes = [
  'hash',
  'ext',
  'mime',
  'size',
  'url',
  'previewUrl',
  'provider',
  'provider_metadata',
  'formats',
  'width',
  'height',
];

const recorded: Record<string, RecordedType> = {
  'api::beer.beer': named('beers', 'beer', 'name'),
  'api::tap.tap': named('taps', 'tap', 'title'),
  'api::pouring.pouring': named('taps', 'pouring', 'drinkName', 'beerName', 'guestName'),
  'api::list-check.list-check': withoutName('taps', 'list-check'),
  'api::event.event': named('events', 'event', 'title'),
  'api::taproom.taproom': named('taprooms', 'taproom', 'name'),
  'api::screen.board': named('screens', 'board', 'name'),
  'api::screen.screen': {
    ...named('screens', 'screen', 'name'),
    ignored: ['lastContactAt', 'appVersion', 'width', 'height', 'tokenHash', 'nextTokenHash'],
  },
  'api::hero-image.hero-image': named('pages', 'hero-image', 'alt'),
  'api::distributor.distributor': named('pages', 'distributor', 'name'),
  'api::shipping-state.shipping-state': named('pages', 'shipping-state', 'state'),
  'api::location.location': named('site', 'location', 'location'),
  'api::site-settings.site-settings': withoutName('site', 'site-settings'),
  'api::redirect.redirect': named('site', 'redirect', 'from'),
  'api::inquiry.inquiry': withoutName('inquiries', 'inquiry'),
  'api::subscriber.subscriber': {
    ...withoutName('subscribers', 'subscriber'),
    ignored: ['unsubscribeToken', 'unsubscribedAt'],
    groups: { isActive: 'subscription' },
  },
  'plugin::upload.file': {
    ...named('media', 'file', 'name'),
    ignored: ['related', 'folderPath'],
    groups: Object.fromEntries(fileAttributes.map((attribute) => [attribute, 'file'])),
  },
  'plugin::upload.folder': { ...named('media', 'folder', 'name'), ignored: ['path', 'pathId'] },
  'plugin::users-permissions.user': {
    area: 'users',
    type: 'user',
    names: ['firstName', 'lastName', 'email'],
    nameOf: fullName('firstName', 'lastName'),
    ignored: ['username', 'provider', 'confirmationToken'],
  },
  'plugin::users-permissions.role': named('users', 'role', 'name'),
  'admin::user': {
    area: 'panel-users',
    type: 'panel-user',
    names: ['firstname', 'lastname', 'email'],
    nameOf: fullName('firstname', 'lastname'),
    ignored: ['registrationToken', 'preferedLanguage'],
  },
  'admin::role': named('panel-users', 'panel-role', 'name'),
  'admin::api-token': { ...named('panel-users', 'api-token', 'name'), ignored: ['lastUsedAt'] },
  'admin::transfer-token': { ...named('panel-users', 'transfer-token', 'name'), ignored: ['lastUsedAt'] },
  'strapi::core-store': { ...named('panel-settings', 'panel-setting', 'key'), isPanelOnly: true },
  'plugin::i18n.locale': { ...named('panel-settings', 'locale', 'name'), isPanelOnly: true },
  'plugin::content-releases.release': named('panel-settings', 'release', 'name'),
  'plugin::review-workflows.workflow': named('panel-settings', 'workflow', 'name'),
};

/** Why: see decision 036. `admin::permission` is recorded as a change of its role. */
export const notRecorded: readonly string[] = [
  'admin::permission',
  'admin::api-token-permission',
  'admin::transfer-token-permission',
  'admin::session',
  'plugin::users-permissions.permission',
  'plugin::content-releases.release-action',
  'plugin::review-workflows.workflow-stage',
  'api::session.session',
  'api::outgoing-mail.outgoing-mail',
  'api::deleted-record.deleted-record',
  'api::screen.screen-pairing',
  'api::tap-change.tap-change',
];

/** `api::page.home-page` is `home-page`. */
const pageType = (uid: string) => named('pages', uid.slice('api::page.'.length), 'title');

export function findRecordedType(uid: string): RecordedType | null {
  return recorded[uid] ?? (uid.startsWith('api::page.') ? pageType(uid) : null);
}

/** `all`: none is recorded. Otherwise the document whose update is recorded as a whole. */
type Scope = 'all' | { uid: string; documentId: string };

const scope = new AsyncLocalStorage<Scope>();

export const isCovered = (uid: string, documentId: unknown): boolean => {
  const current = scope.getStore();
  return current === 'all' || (current?.uid === uid && current.documentId === documentId);
};

export const isUnrecorded = () => scope.getStore() === 'all';

export const coverDocument = <Result>(uid: string, documentId: string, work: () => Promise<Result>): Promise<Result> =>
  scope.run({ uid, documentId }, work);

/** Runs work that is always rolled back. */
export const withoutAudit = <Result>(work: () => Promise<Result>): Promise<Result> => scope.run('all', work);

/** One entry for work that writes many records. Call it in the transaction of that work. */
export async function recordAsOne<Result>(event: AuditEvent, now: Date, work: () => Promise<Result>): Promise<Result> {
  const result = await withoutAudit(work);
  await recordAudit(event, now);
  return result;
}
