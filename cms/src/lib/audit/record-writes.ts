/**
 * Records the writes that users make through Strapi's query engine: those of the API, the panel and the media library. A
 * write and its entry are one transaction (see database/write-transactions): both are committed, or neither.
 */
import { inTransaction } from '../database/transaction';
import type { WriteName } from '../database/write-transactions';
import type { Core, UID } from '@strapi/strapi';
import type { AuditAction } from '#domain/audit/constants';
import { currentActor, recordAudit } from './record';
import { coverDocument, isCovered, isUnrecorded, findRecordedType, type RecordedType } from './types';
import { changedNames, readSnapshot, watchedNames, type Snapshot } from './snapshot';

const permissionUid = 'admin::permission';

type Row = Record<string, unknown>;
type Params = { where?: object; filters?: object; data?: Row | Row[] };
type Role = { id: number; documentId?: string; name: string };

const recordedRoles = new WeakMap<object, Set<number>>();

async function findRole({ where, data }: Params): Promise<Role | null> {
  const roleId = [data ?? {}].flat()[0]?.['role'];
  if (roleId !== undefined) return strapi.db.query('admin::role').findOne({ where: { id: roleId as number } });
  if (!where) return null;
  const permission: { role: Role | null } | null = await strapi.db
    .query(permissionUid)
    .findOne({ where, populate: ['role'] });
  return permission?.role ?? null;
}

function isFirstOf(role: Role): boolean {
  const request = strapi.requestContext.get();
  if (!request) return true;
  const roles = recordedRoles.get(request) ?? new Set();
  recordedRoles.set(request, roles);
  if (roles.has(role.id)) return false;
  roles.add(role.id);
  return true;
}

async function recordPermissionChange(role: Role): Promise<void> {
  if (!isFirstOf(role)) return;
  const record = { type: 'panel-role', id: String(role.id), name: role.name };
  await recordAudit({ action: 'changed', area: 'panel-users', record, fields: ['permissions'] }, new Date());
}

/** A write of many records stores the names of this many. */
const maxNames = 100;

/** Visitors' forms are no entries: their rows say the same. Whatever happens to accounts is one. */
function isRecorded({ area, isPanelOnly }: RecordedType): boolean {
  const { kind } = currentActor();
  if (isPanelOnly) return kind === 'panel-user';
  return kind !== 'visitor' || area === 'users' || area === 'panel-users';
}

const toRecord = ({ type, nameOf }: RecordedType, row: Row) => ({
  type,
  id: String(row['documentId'] ?? row['id'] ?? '') || null,
  name: nameOf(row),
});

const toRecords = (type: RecordedType, rows: Row[]) => {
  const [first] = rows;
  if (rows.length === 1 && first) return toRecord(type, first);
  return { type: type.type, id: null, name: rows.flatMap((row) => type.nameOf(row) ?? []).join(', ') || null };
};

/** Tokens are part of another change, or a request to reset the password. */
const resetToken = 'resetPasswordToken';

const toFields = ({ ignored = [], groups = {} }: RecordedType, names: string[]) => [
  ...new Set(
    names.filter((name) => name !== resetToken && !ignored.includes(name)).map((name) => groups[name] ?? name),
  ),
];

async function recordUpdate(uid: UID.Schema, type: RecordedType, before: Snapshot): Promise<void> {
  const after = await readSnapshot(uid, { id: before.id });
  if (!after) return;
  const names = changedNames(uid, before, after);
  const fields = toFields(type, names);
  const record = toRecord(type, { ...before, ...after });
  const now = new Date();
  if (fields.length > 0) return recordAudit({ action: 'changed', area: type.area, record, fields }, now);
  if (names.includes(resetToken) && after[resetToken])
    await recordAudit({ action: 'password-reset-requested', area: type.area, record }, now);
}

const findRows = (uid: UID.Schema, { names }: RecordedType, { where, filters }: Params): Promise<Row[]> => {
  const { attributes } = strapi.db.metadata.get(uid);
  const select = ['id', 'documentId', ...names].filter((name) => name in attributes);
  return strapi.db.query(uid).findMany({ select, where, filters, limit: maxNames } as object);
};

const recordMany = (type: RecordedType, action: AuditAction, rows: Row[], count: number, names: string[] = []) =>
  recordAudit(
    { action, area: type.area, record: toRecords(type, rows), count, fields: toFields(type, names) },
    new Date(),
  );

/** What is read before a write. Without a type, the write is not recorded. */
type Prepared = { type?: RecordedType; role?: Role | null; before?: Snapshot | null; rows?: Row[] };

async function prepare(write: WriteName, uid: UID.Schema, params: Params): Promise<Prepared> {
  if (uid === permissionUid) return currentActor().kind === 'panel-user' ? { role: await findRole(params) } : {};
  const type = findRecordedType(uid);
  if (!type || !isRecorded(type)) return {};
  if (write === 'create' || write === 'createMany') return { type };
  if (write !== 'update') return { type, rows: await findRows(uid, type, params) };
  const before = await readSnapshot(uid, params.where ?? {});
  return before && !isCovered(uid, before['documentId']) ? { type, before } : {};
}

type Done = { uid: UID.Schema; type: RecordedType; params: Params; result: unknown; prepared: Prepared };

const countOf = (result: unknown) => Number((result as { count?: unknown } | null)?.count ?? 0);

const recorders: Record<WriteName, (done: Done) => Promise<void>> = {
  async create({ type, params, result }) {
    const record = toRecord(type, { ...(params.data as Row), ...(result as Row) });
    await recordAudit({ action: 'created', area: type.area, record }, new Date());
  },

  async createMany({ type, params }) {
    const rows = params.data as Row[];
    await recordMany(type, 'created', rows.slice(0, maxNames), rows.length);
  },

  async update({ uid, type, prepared: { before } }) {
    if (before) await recordUpdate(uid, type, before);
  },

  async updateMany({ uid, type, params, result, prepared: { rows = [] } }) {
    const watched = watchedNames(uid);
    const names = Object.keys(params.data ?? {}).filter((name) => watched.includes(name));
    const count = countOf(result);
    if (count > 0 && toFields(type, names).length > 0) await recordMany(type, 'changed', rows, count, names);
  },

  async delete({ type, prepared: { rows = [] } }) {
    await recordMany(type, 'deleted', rows.slice(0, 1), 1);
  },

  async deleteMany({ type, result, prepared: { rows = [] } }) {
    const count = countOf(result);
    if (count > 0) await recordMany(type, 'deleted', rows, count);
  },
};

/** Records changes that Strapi writes past its query engine, as part of their transaction. */
export async function recordChanges(uid: UID.Schema, ids: number[], names: string[]): Promise<void> {
  const type = findRecordedType(uid);
  if (!type || ids.length === 0) return;
  const where = { id: { $in: ids } };
  const count = await strapi.db.query(uid).count({ where });
  if (count > 0) await recordMany(type, 'changed', await findRows(uid, type, { where }), count, names);
}

let hasStarted = false;

/** Call it in `register`, after the middlewares that change documents. */
export function recordDocumentUpdates(strapi: Core.Strapi): void {
  // The components of a document are stored before its row.
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const type = action === 'update' && hasStarted && !isUnrecorded() ? findRecordedType(uid) : null;
    const documentId: unknown = Reflect.get(params, 'documentId');
    if (!type || typeof documentId !== 'string' || !isRecorded(type)) return next();
    return inTransaction(async () => {
      const before = await readSnapshot(uid, { documentId });
      const result = await coverDocument(uid, documentId, async () => next());
      if (before) await recordUpdate(uid, type, before);
      return result;
    });
  });
}

type Event = { action: string; model: { uid: string }; params: Params; result?: unknown; state: unknown };

/** Call it at the end of the start: seeds and migrations are no entries, and the other listeners have run before. */
export function recordWrites(strapi: Core.Strapi): void {
  hasStarted = true;
  strapi.db.lifecycles.subscribe(async (event) => {
    const { action, model, params, result } = event as Event;
    const [, phase, name = ''] = /^(before|after)(Create|Update|Delete)(?:Many)?$/.exec(action) ?? [];
    if (!phase || isUnrecorded()) return;
    const uid = model.uid as UID.Schema;
    const write = (name.toLowerCase() + (action.endsWith('Many') ? 'Many' : '')) as WriteName;
    if (phase === 'before') {
      event.state = await prepare(write, uid, params);
      return;
    }
    const prepared = event.state as Prepared;
    if (prepared.role) await recordPermissionChange(prepared.role);
    if (prepared.type) await recorders[write]({ uid, type: prepared.type, params, result, prepared });
  });
}
