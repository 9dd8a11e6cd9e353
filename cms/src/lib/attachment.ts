/** An answer that a browser saves as a file named after the day, Pacific time. */
import type { Readable } from 'node:stream';
import type { Context } from 'koa';

export function attachCsv(ctx: Context, name: string, day: string, csv: Readable | string): void {
  ctx.status = 200;
  ctx.set('Content-Type', 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', `attachment; filename="${name}-${day}.csv"`);
  ctx.body = csv;
}
