import type { Context } from 'koa';
import { auditCsvHeader } from '#domain/audit/csv';
import { auditCsvQuery, auditListQuery } from '#domain/audit/schema';
import { parseQuery } from '#lib/parse';
import { sendCsv } from '#lib/send-csv';
import { exportEntries, listActors, listEntries, serializeEntry } from '../queries';

export default {
  async list(ctx: Context) {
    const { items, pagination } = await listEntries(parseQuery(auditListQuery, ctx.querystring));
    return { entries: items.map(serializeEntry), pagination };
  },

  async users() {
    return { users: await listActors() };
  },

  async exportCsv(ctx: Context) {
    const query = parseQuery(auditCsvQuery, ctx.querystring);
    await sendCsv(ctx, { area: 'personal-data', name: 'audit-log' }, auditCsvHeader, exportEntries(query));
  },
};
