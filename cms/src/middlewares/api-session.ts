/** Who may call: the route table says it, this holds it, before a body is read (api.md §2). */
import type { Context, Next } from 'koa';
import { bearerToken, cookieToken, isFromOwnOrigin } from '#lib/credentials';
import { currentRoute, isWrite } from '#lib/current-route';
import { forbidden, unauthorized } from '#lib/errors';
import { findSessionUser, type SessionUser } from '#lib/session';

async function identify(ctx: Context): Promise<{ staff: SessionUser; byCookie: boolean } | null> {
  const bearer = bearerToken(ctx);
  const known = bearer ? await findSessionUser(bearer) : null;
  if (known) return { staff: known, byCookie: false };
  const cookie = cookieToken(ctx);
  const staff = cookie ? await findSessionUser(cookie) : null;
  return staff && { staff, byCookie: true };
}

export default () => async (ctx: Context, next: Next) => {
  const row = currentRoute(ctx);
  if (!row || row.access === 'public') return next();
  const found = await identify(ctx);
  if (!found && row.access !== 'optional') throw unauthorized();
  if (found?.byCookie && isWrite(ctx) && !isFromOwnOrigin(ctx)) throw forbidden();
  if (row.access === 'admin' && found?.staff.user.role !== 'admin') throw forbidden();
  ctx.state['staff'] = found?.staff;
  return next();
};
