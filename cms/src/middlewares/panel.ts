/**
 * The rules of all calls of the panel. What anonymous users send is rejected before its body is read: Strapi parses bodies,
 * and stores their files, before it checks who sends them. The calls that need no sign-in receive JSON only.
 */
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import * as z from 'zod';
import { isDatabaseUnavailable } from '#lib/database/unavailable';
import { hasBody, rejectedFields } from '#lib/parse';
import { isWrite } from '#lib/route-definition';
import { isApiPath } from '#lib/routes';
import { isPublicCall } from '../panel/accounts/auth-service';
import { canReadUsers } from '../panel/admin-route';
import { isInherited, findQueryProblems, listParameters, secretFieldsOf } from '../panel/requests/problems';
import { StaleSaveError } from '../panel/stale-save';

/** The methods of `strapi::body` in config/middlewares.ts. */
const methodsWithBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

type Authentication = { authenticate: (ctx: Context, next: Next) => Promise<unknown> };

/** Accepts every way in which Strapi signs users of the panel in; responds with its 401 otherwise. */
async function requireSignIn(strapi: Core.Strapi, ctx: Context, next: Next): Promise<unknown> {
  const authentication = strapi.get('auth') as Authentication;
  ctx.state['route'] = { info: { type: 'admin' }, config: {} };
  return authentication.authenticate(ctx, next);
}

const hasInheritedName = (path: string) => path.startsWith('/content-manager/') && path.split('/').some(isInherited);

const numberAt = (error: Error, name: string): number => Number(Reflect.get(error, name) ?? 0);

const isKnown = (error: Error) =>
  error instanceof errors.ApplicationError || error instanceof errors.HttpError || numberAt(error, 'status') > 0;

/** Such as a full disk or a connection that was refused. */
const isSystemError = (error: Error) => 'syscall' in error || 'errno' in error;

/** SQLite: SQL logic. PostgreSQL: invalid values and names. Others are about the database, not about the query. */
const isQueryError = (error: Error) => {
  const code: unknown = Reflect.get(error, 'code');
  return (
    code === undefined ||
    /^SQLITE_(?:ERROR|MISMATCH|RANGE|TOOBIG)$/.test(String(code)) ||
    /^(?:22|42)/.test(String(code))
  );
};

/** What Strapi reports as an Internal Server Error although the request is wrong. */
function toRequestError(ctx: Context, error: unknown): unknown {
  if (!(error instanceof Error) || isKnown(error) || isDatabaseUnavailable(error)) return error;
  if (numberAt(error, 'httpCode') === 413) return new errors.PayloadTooLargeError('The form data is too large');
  if (numberAt(error, 'httpCode') === 400) return new errors.ValidationError('The form data could not be read');
  if (error instanceof z.ZodError)
    return rejectedFields(error.issues.map(({ path, message }) => ({ path: path.join('.'), msg: message })));
  const names = listParameters(ctx.query);
  if (isWrite(ctx) || names.length === 0 || isSystemError(error) || !isQueryError(error)) return error;
  strapi.log.warn(`Request failed: ${error.message.slice(-200)}`);
  return rejectedFields(
    names.map((path) => ({ path, msg: `The list can’t be read with this. Please check: ${names.join(', ')}` })),
  );
}

/** Strapi returns 400 for every ValidationError. */
function sendStale(ctx: Context, { name, message, details }: StaleSaveError): void {
  ctx.status = 409;
  ctx.body = { data: null, error: { status: 409, name, message, details } };
}

/** Every role sees the names of these users. Their email addresses are only for those who manage users. */
const creators = ['createdBy', 'updatedBy'];

const toEntries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? Object.entries(value) : [];

function removeCreatorEmails(value: unknown): void {
  for (const [key, entry] of toEntries(value)) {
    if (creators.includes(key) && typeof entry === 'object' && entry !== null) Reflect.deleteProperty(entry, 'email');
    removeCreatorEmails(entry);
  }
}

function removeRelated(value: unknown): void {
  for (const [key, entry] of toEntries(value)) {
    if (key === 'related' && typeof value === 'object' && value !== null) Reflect.deleteProperty(value, key);
    else removeRelated(entry);
  }
}

const hasEmail = (value: unknown): boolean =>
  toEntries(value).some(([key, entry]) => key === 'email' || hasEmail(entry));

const filtersByEmail = (filters: unknown): boolean =>
  toEntries(filters).some(([key, entry]) => (creators.includes(key) && hasEmail(entry)) || filtersByEmail(entry));

/** The parameter that would let a list be searched or ordered by them; null if none does. */
function findEmailParameter({ filters, sort }: { filters?: unknown; sort?: unknown }): string | null {
  if (filtersByEmail(filters)) return 'filters';
  return /(?:created|updated)By.*email/.test(JSON.stringify(sort ?? '')) ? 'sort' : null;
}

const isPlain = (body: unknown): body is object =>
  Array.isArray(body) ||
  (body !== null && typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype);

/** Strapi sends email addresses of its users, and with files the records that use them, to every role. */
function hidePrivateFields(ctx: Context): void {
  // Strapi signs the user in on the way, so the role is known only now.
  if (!ctx.state['userAbility'] || !isPlain(ctx.body)) return;
  if (ctx.path.toLowerCase().startsWith('/upload')) removeRelated(ctx.body);
  if (canReadUsers(ctx)) return;
  const path = findEmailParameter(ctx.query);
  if (path !== null)
    throw rejectedFields([{ path, msg: 'Your role can’t search or sort by the email addresses of users' }]);
  removeCreatorEmails(ctx.body);
}

async function respond(ctx: Context, next: Next, secrets: ReadonlySet<string>): Promise<void> {
  if (hasInheritedName(ctx.path)) throw new errors.NotFoundError('There is no such content type');
  const problems = findQueryProblems(ctx.query, secrets);
  if (problems.length > 0) throw rejectedFields(problems);
  try {
    await next();
    hidePrivateFields(ctx);
  } catch (error) {
    if (error instanceof StaleSaveError) return sendStale(ctx, error);
    throw toRequestError(ctx, error);
  }
}

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const secrets = secretFieldsOf(strapi.contentTypes);
  return async (ctx: Context, next: Next) => {
    if (isApiPath(ctx.path)) return next();
    const continued = () => respond(ctx, next, secrets);
    if (!methodsWithBody.has(ctx.method)) return continued();
    if (!isPublicCall(ctx.method, ctx.path)) return requireSignIn(strapi, ctx, continued);
    if (hasBody(ctx) && !ctx.is('application/json')) return ctx.throw(415, 'Please send JSON');
    return continued();
  };
};
