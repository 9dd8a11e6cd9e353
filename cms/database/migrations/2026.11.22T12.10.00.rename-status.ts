/** `status` is also the name of an attribute of Strapi: the panel could neither show nor save events and inquiries. */
import type { Transaction } from '#lib/mutex';
import { changeDeletedRecords } from '#lib/deleted-record-data';
import { hasColumn } from '#lib/saved-rows';

const renamed = { events: 'event_status', inquiries: 'inquiry_status' };

export async function up(trx: Transaction): Promise<void> {
  for (const [table, name] of Object.entries(renamed)) {
    if (!(await hasColumn(trx, table, 'status'))) continue;
    await trx.raw('alter table ?? rename column ?? to ??', [table, 'status', name]);
  }
  await changeDeletedRecords(trx, 'api::event.event', ({ status, ...event }) => ({ ...event, eventStatus: status }));
}
