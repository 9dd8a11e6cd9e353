/** Who may call: the route table says it, this holds it, before a body is read (api.md §2). */
import type { Context, Next } from 'koa';
import { bearerToken, cookieToken, isFromOwnOrigin } from '#lib/credentials';
import { currentRow, isWrite } from '#lib/current-row';
import { notPermitted, signInFirst } from '#lib/errors';
import { findStaff, type Staff } from '#lib/session';

async function identify(ctx: Context): Promise<{ staff: Staff; byCookie: boolean } | null> {
  const bearer = bearerToken(ctx);
  const known = bearer ? await findStaff(bearer) : null;
  if (known) return { staff: known, byCookie: false };
  const cookie = cookieToken(ctx);
  const staff = cookie ? await findStaff(cookie) : null;
  return staff && { staff, byCookie: true };
}

export default () => async (ctx: Context, next: Next) => {
  const row = currentRow(ctx);
  if (!row || row.who === 'anyone') return next();
  const found = await identify(ctx);
  if (!found && row.who !== 'anyone, known') throw signInFirst();
  if (found?.byCookie && isWrite(ctx) && !isFromOwnOrigin(ctx)) throw notPermitted();
  if (row.who === 'admin' && found?.staff.user.role !== 'admin') throw notPermitted();
  ctx.state['staff'] = found?.staff;
  return next();
};
