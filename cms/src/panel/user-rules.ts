/** Applies the staff app's rules of users to the panel's form, whose controller is that of Strapi's plugin. */
import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import type * as z from 'zod';
import { messages } from '#domain/shared/messages';
import { safeParseBody } from '#domain/shared/parse-input';
import { userInput, userUpdate, type UserUpdate } from '#domain/user/input';
import { isCommonPassword } from '#lib/common-passwords';
import { pickFields, rejectedFields } from '#lib/parse';
import { userUid } from '#lib/staff-user';
import { isPanelRequest } from '#lib/panel-user';
import { isUniqueViolation } from '#lib/database/unavailable';
import { beerUid } from '../api/beer/document';
import { eventUid } from '../api/event/document';
import { redirectUid } from '../api/redirect/redirects';
import { shippingStateUid } from '#lib/shipping-states';
import { subscriberUid } from '../api/subscriber/document';

type Body = Record<string, unknown>;
type UserForm = Partial<Omit<UserUpdate, 'updatedAt'>>;

/** The role is a relation, which Strapi checks. */
const fields = ['firstName', 'lastName', 'email', 'password'];

async function rejectTakenEmail(email: string, documentId: unknown): Promise<void> {
  const stored: { documentId: string } | null = await strapi.db
    .query(userUid)
    .findOne({ select: ['documentId'], where: { $or: [{ email }, { username: email }] } });
  if (stored && stored.documentId !== documentId) throw rejectedFields([{ path: 'email', msg: messages.emailTaken }]);
}

/** Checks the form and stores texts as the staff app does. The user name is the email address. */
export async function prepareUserForm(ctx: Context, isNew: boolean): Promise<void> {
  const body = ctx.request.body as Body;
  const schema: z.ZodType<UserForm> = isNew ? userInput : userUpdate;
  const result = safeParseBody(schema, pickFields(body, fields));
  if (!result.success) throw rejectedFields(result.errors);
  const { firstName, lastName, email, password } = result.data;
  if (password !== undefined && isCommonPassword(password))
    throw rejectedFields([{ path: 'password', msg: messages.passwordCommon }]);
  if (email !== undefined) await rejectTakenEmail(email, ctx['params'].id);
  const values = { firstName, lastName, email, username: email, password };
  Object.assign(body, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
  if (password === undefined) delete body['password'];
}

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

/**
 * Reports at the field that a value already exists. Strapi's own message is "This attribute must be unique", and after two
 * requests at once "Internal Server Error", from the database. Registered first: it sees the errors of all others.
 */
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
