/**
 * Reports at the field that a value already exists. Strapi's own message is "This attribute must be unique", and after two
 * requests at once "Internal Server Error", from the database.
 */
import type { Core, UID } from '@strapi/strapi';
import { isPanelRequest } from '#lib/panel-request';
import { rejectedFields } from '#lib/reject-fields';
import { userUid } from '#lib/staff-user';
import { isUniqueViolation } from '#lib/unique-violation';
import { beerUid } from '../api/beer/document';
import { eventUid } from '../api/event/document';
import { redirectUid } from '../api/redirect/document';
import { shippingStateUid } from '../api/shipping-state/document';
import { subscriberUid } from '../api/subscriber/document';

const names: Record<string, string> = {
  [beerUid]: 'A beer',
  [eventUid]: 'An event',
  [redirectUid]: 'A redirect',
  [shippingStateUid]: 'A shipping state',
  [subscriberUid]: 'A subscriber',
  [userUid]: 'A user',
};

/** Attributes whose names are not words. */
const labels: Record<string, string> = { from: 'old path' };

type Details = { errors?: { path: (string | number)[]; message: string }[] };

/** The column of a unique index, from the database's message. */
function findColumn(error: Error, tableName: string): string | null {
  const detail: unknown = Reflect.get(error, 'detail');
  if (typeof detail === 'string' && Reflect.get(error, 'table') === tableName) {
    return /^Key \("?(\w+)"?\)=/.exec(detail)?.[1] ?? null;
  }
  const [, table, column] = /UNIQUE constraint failed: (\w+)\.(\w+)/.exec(error.message) ?? [];
  return column !== undefined && table === tableName ? column : null;
}

function findAttributes(strapi: Core.Strapi, uid: UID.Schema, error: Error): string[] {
  const { errors } = (Reflect.get(error, 'details') ?? {}) as Details;
  if (errors) return errors.filter(({ message }) => /must be unique/i.test(message)).map(({ path }) => path.join('.'));
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const column = findColumn(error, tableName);
  const attribute = Object.entries(attributes).find(
    ([name, each]) => (('columnName' in each && each.columnName) || name) === column,
  );
  return attribute ? [attribute[0]] : [];
}

const toMessage = (uid: string, attribute: string) =>
  `${names[uid] ?? 'An entry'} with this ${labels[attribute] ?? attribute} already exists`;

/** Registered first: it sees the errors of all others. */
export function registerUniqueValueMessages(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action }, next) => {
    if (!['create', 'update', 'clone'].includes(action) || !isPanelRequest()) return next();
    try {
      return await next();
    } catch (error) {
      const attributes = error instanceof Error && isUniqueViolation(error) ? findAttributes(strapi, uid, error) : [];
      if (attributes.length === 0) throw error;
      throw rejectedFields(attributes.map((path) => ({ path, msg: toMessage(uid, path) })));
    }
  });
}
