/**
 * The panel's failures that Strapi reports as Internal Server Errors although the request is wrong: bodies that can't be
 * parsed, paths of types that don't exist, and lists with filters or an order that no record can have.
 */
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import * as z from 'zod';
import { isWrite } from '#lib/route-definition';
import { isDatabaseUnavailable } from '#lib/database/unavailable';
import { isApiPath } from '#lib/routes';
import { rejectedFields } from '#lib/parse';
import { isInherited, findQueryProblems, listParameters, secretFieldsOf } from '../panel/requests/problems';
import { StaleSaveError } from '../panel/stale-save';

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

export default (_config: unknown, { strapi: { contentTypes } }: { strapi: Core.Strapi }) => {
  const secrets = secretFieldsOf(contentTypes);
  return async (ctx: Context, next: Next) => {
    if (isApiPath(ctx.path)) return next();
    if (hasInheritedName(ctx.path)) throw new errors.NotFoundError('There is no such content type');
    const problems = findQueryProblems(ctx.query, secrets);
    if (problems.length > 0) throw rejectedFields(problems);
    try {
      await next();
    } catch (error) {
      if (error instanceof StaleSaveError) return sendStale(ctx, error);
      throw toRequestError(ctx, error);
    }
  };
};
