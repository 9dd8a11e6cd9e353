/** The permissions of a role as Strapi stores them. */
import type { Core, UID } from '@strapi/strapi';
import { toContentAction, type ContentAction } from '../admin-route';
import { pages } from '#domain/page/pages';
import { pageUid } from '#domain/page/storage';
import { composedPageUid } from '#lib/page/composed-pages';
import { isReadOnlyType } from '#domain/panel/read-only-types';

/** `fields`: the attributes that an update may change; without them, all. */
export type Grant = { actions: readonly ContentAction[]; fields?: readonly string[] };

type RoleDefinition = {
  key: 'editor' | 'brewer';
  name: string;
  description: string;
  strapiCode: string;
  types: Readonly<Record<string, Grant>>;
};

type PageType = Extract<UID.ContentType, `api::page.${string}`>;
type ApiType = Exclude<Extract<UID.ContentType, `api::${string}`>, PageType>;

/** Lists every type but pages, which are all content, so that a new one does not compile until its access is decided. */
const access: Record<ApiType, 'content' | 'restricted'> = {
  'api::beer.beer': 'content',
  'api::deleted-record.deleted-record': 'restricted',
  'api::distributor.distributor': 'content',
  'api::event.event': 'content',
  'api::hero-image.hero-image': 'content',
  'api::inquiry.inquiry': 'restricted',
  'api::list-check.list-check': 'content',
  'api::location.location': 'content',
  'api::outgoing-mail.outgoing-mail': 'restricted',
  'api::pouring.pouring': 'content',
  'api::redirect.redirect': 'content',
  'api::screen.board': 'restricted',
  'api::screen.screen': 'restricted',
  'api::screen.screen-pairing': 'restricted',
  'api::session.session': 'restricted',
  'api::shipping-state.shipping-state': 'content',
  'api::site-settings.site-settings': 'restricted',
  'api::subscriber.subscriber': 'restricted',
  'api::tap.tap': 'content',
  'api::tap-change.tap-change': 'restricted',
  'api::taproom.taproom': 'content',
};

const allActions: Grant = { actions: ['create', 'read', 'update', 'delete'] };
const readOnly: Grant = { actions: ['read'] };

const hoursFields = [
  'regularHours',
  'kitchenHours',
  'weekdayTexts',
  'hoursDisplay',
  'exceptions',
  'closesEarlyOn',
  'closesEarlyAt',
];

const contentTypes = [
  ...Object.entries(access).flatMap(([uid, kind]) => (kind === 'content' ? [uid] : [])),
  ...pages.map(({ key }) => pageUid(key)),
  composedPageUid,
];

const roleDefinitions: readonly RoleDefinition[] = [
  {
    key: 'editor',
    name: 'Editor',
    description: 'All content of the site and the media library. No subscribers, inquiries, emails, settings or users.',
    strapiCode: 'strapi-editor',
    types: Object.fromEntries(contentTypes.map((uid) => [uid, isReadOnlyType(uid) ? readOnly : allActions])),
  },
  {
    key: 'brewer',
    name: 'Brewer',
    description: 'Beers, events, the hours of the taprooms and the media library. Reads the tap lists.',
    strapiCode: 'strapi-author',
    types: {
      'api::beer.beer': allActions,
      'api::event.event': allActions,
      'api::tap.tap': readOnly,
      'api::pouring.pouring': readOnly,
      'api::list-check.list-check': readOnly,
      'api::taproom.taproom': { actions: ['read', 'update'], fields: hoursFields },
    },
  },
];

/** Actions of the media library: everything but its settings. */
const mediaActions = [
  'plugin::upload.read',
  'plugin::upload.configure-view',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
] as const;

type Permission = {
  action: string;
  subject: string | null;
  properties: { fields?: string[] };
  conditions: string[];
};

type StoredPermission = Permission & { createdAt: string | Date };
type RegisteredAction = { actionId: string; subjects?: string[] };

type PermissionService = { actionProvider: { get(id: string): RegisteredAction | undefined } };
type ContentTypeService = {
  getPermissionsWithNestedFields(actions: RegisteredAction[]): Permission[];
  cleanPermissionFields(permissions: Permission[]): Permission[];
};
type RoleService = { assignPermissions(roleId: number, permissions: Partial<Permission>[]): Promise<unknown> };

const permissionService = (strapi: Core.Strapi) => strapi.service('admin::permission') as PermissionService;
const contentTypeService = (strapi: Core.Strapi) => strapi.service('admin::content-type') as ContentTypeService;
const roleService = (strapi: Core.Strapi) => strapi.service('admin::role') as RoleService;

const findAction = (strapi: Core.Strapi, id: string) => permissionService(strapi).actionProvider.get(id);

const keepFields = (permission: Permission, fields: readonly string[]): Permission => ({
  ...permission,
  properties: {
    ...permission.properties,
    fields: (permission.properties.fields ?? []).filter((path) => fields.includes(path.split('.')[0] ?? '')),
  },
});

function permissionsOfType(strapi: Core.Strapi, uid: string, { actions, fields }: Grant): Permission[] {
  const granted = actions.map((name) => ({ actionId: toContentAction(name), subjects: [uid] }));
  const registered = granted.map((action) => ({ ...findAction(strapi, action.actionId), ...action }));
  return contentTypeService(strapi)
    .getPermissionsWithNestedFields(registered)
    .map((permission) =>
      fields && permission.action === toContentAction('update') ? keepFields(permission, fields) : permission,
    );
}

const permissionsOf = (strapi: Core.Strapi, { types }: RoleDefinition): Partial<Permission>[] => [
  ...Object.entries(types).flatMap(([uid, grant]) => permissionsOfType(strapi, uid, grant)),
  ...mediaActions.map((action) => ({ action })),
];

const findPermissions = (strapi: Core.Strapi, roleId: number): Promise<StoredPermission[]> =>
  strapi.db.query('admin::permission').findMany({ where: { role: { id: roleId } } });

/** Writes only the differences. Returns what is stored then. */
async function assignPermissions(
  strapi: Core.Strapi,
  roleId: number,
  definition: RoleDefinition,
): Promise<Permission[]> {
  await roleService(strapi).assignPermissions(roleId, permissionsOf(strapi, definition));
  return (await findPermissions(strapi, roleId)).map(pickCompared);
}

const pickCompared = ({ action, subject, properties, conditions }: Permission): Permission => ({
  action,
  subject,
  properties,
  conditions,
});

/** Strapi removes permissions of types and fields that no longer exist. */
function clean(strapi: Core.Strapi, permissions: Permission[]): Permission[] {
  const existing = permissions.filter(({ action, subject }) => {
    const registered = findAction(strapi, action);
    return registered && (!registered.subjects || registered.subjects.includes(String(subject)));
  });
  return contentTypeService(strapi).cleanPermissionFields(existing);
}

const toComparable = ({ action, subject, properties, conditions }: Permission) =>
  JSON.stringify([action, subject, (properties.fields ?? []).toSorted(), conditions.toSorted()]);

/** Whether a role still has the permissions that were recorded, apart from those that Strapi has removed. */
function hasSamePermissions(strapi: Core.Strapi, stored: Permission[], recorded: Permission[]): boolean {
  const compare = (permissions: Permission[]) => clean(strapi, permissions).map(toComparable).sort().join('\n');
  return compare(stored) === compare(recorded);
}

type Role = { id: number; name: string };

/** The permissions that were assigned last; null for a role that power users look after. */
type Managed = { id: number; permissions: Permission[] } | null;
type Stored = Partial<Record<RoleDefinition['key'], Managed>>;

const roleUid = 'admin::role';

const findRole = (strapi: Core.Strapi, where: object): Promise<Role | null> =>
  strapi.db.query(roleUid).findOne({ where });

/** The first start creates the roles before the first account. */
const isFirstStart = async (strapi: Core.Strapi) => (await strapi.db.query('admin::user').count()) === 0;

/** The role to manage; null if a power user has changed it or has made one with the same name. */
async function findOrCreate(strapi: Core.Strapi, definition: RoleDefinition): Promise<Role | null> {
  const { key, name, description, strapiCode } = definition;
  const created = await findRole(strapi, { code: strapiCode });
  if (created && (await isFirstStart(strapi))) {
    const namesake = await findRole(strapi, { name, id: { $ne: created.id } });
    if (namesake) return null;
    return strapi.db.query(roleUid).update({ where: { id: created.id }, data: { name, description } });
  }
  if (await findRole(strapi, { name })) return null;
  return strapi.db.query(roleUid).create({ data: { name, description, code: `brewery-${key}` } });
}

async function assign(strapi: Core.Strapi, definition: RoleDefinition, id: number): Promise<Managed> {
  return { id, permissions: await assignPermissions(strapi, id, definition) };
}

async function initialize(strapi: Core.Strapi, definition: RoleDefinition): Promise<Managed> {
  const role = await findOrCreate(strapi, definition);
  if (role) return assign(strapi, definition, role.id);
  strapi.log.info(`The panel's role ${definition.name} keeps the permissions that it was given in the panel`);
  return null;
}

async function update(strapi: Core.Strapi, definition: RoleDefinition, managed: Managed): Promise<Managed> {
  if (!managed || !(await findRole(strapi, { id: managed.id }))) return null;
  const stored = await findPermissions(strapi, managed.id);
  if (!hasSamePermissions(strapi, stored, managed.permissions)) return null;
  return assign(strapi, definition, managed.id);
}

/** Made once from Strapi's own roles, and kept up to date until a power user changes them: decision 020. */
export async function ensurePanelRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'app', name: 'panel', key: 'roles' });
  await strapi.db.transaction(async () => {
    const stored = ((await store.get({})) ?? {}) as Stored;
    const roles: Stored = {};
    for (const definition of roleDefinitions) {
      const managed = stored[definition.key];
      roles[definition.key] =
        managed === undefined ? await initialize(strapi, definition) : await update(strapi, definition, managed);
    }
    await store.set({ value: roles });
  });
}
