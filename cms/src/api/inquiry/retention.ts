/** Deletes inquiries after INQUIRY_RETENTION_DAYS or ORDER_RETENTION_DAYS, with their emails. Repeating it has no effect. */
import type { Core } from '@strapi/strapi';
import { inquiryKinds, type InquiryKind } from '#domain/inquiry/constants';
import { mailTable } from '#lib/mail/enqueue';
import { settings } from '#lib/settings';

const table = 'inquiries';
const batchSize = 500;
const dayMs = 24 * 60 * 60_000;

type Rule = { setting: string; days: number; kinds: InquiryKind[] };

const listRules = (): Rule[] => {
  const { inquiryRetentionDays, orderRetentionDays } = settings();
  const orders: InquiryKind[] = ['shipping-order'];
  return [
    {
      setting: 'INQUIRY_RETENTION_DAYS',
      days: inquiryRetentionDays,
      kinds: inquiryKinds.filter((kind) => !orders.includes(kind)),
    },
    { setting: 'ORDER_RETENTION_DAYS', days: orderRetentionDays, kinds: orders },
  ];
};

/** Short transactions: SQLite has a single connection. */
const deleteBatch = (strapi: Core.Strapi, kinds: InquiryKind[], receivedUntil: Date): Promise<number> =>
  strapi.db
    .transaction(async ({ trx }) => {
      const rows: { id: number; document_id: string }[] = await trx(table)
        .select('id', 'document_id')
        .whereIn('kind', kinds)
        .where('created_at', '<=', receivedUntil)
        .limit(batchSize);
      const inquiries = rows.map(({ document_id }) => document_id);
      const ids = rows.map(({ id }) => id);
      await trx(mailTable).whereIn('inquiry', inquiries).delete();
      return trx(table).whereIn('id', ids).delete();
    })
    // Strapi types the result as a promise of a promise.
    .then((count) => count);

async function applyRule(strapi: Core.Strapi, { setting, days, kinds }: Rule, now: Date): Promise<void> {
  if (days === 0) return;
  const receivedUntil = new Date(now.getTime() - days * dayMs);
  let total = 0;
  for (let deleted = batchSize; deleted === batchSize; total += deleted) {
    deleted = await deleteBatch(strapi, kinds, receivedUntil);
  }
  if (total > 0) strapi.log.info(`Deleted ${total} inquiries that were older than ${days} days (${setting})`);
}

async function deleteOldInquiries(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const rule of listRules()) await applyRule(strapi, rule, now);
}

/** At a quiet hour in America; every replica runs it, and each start, for machines that are off at night. */
const everyDay = '0 23 11 * * *';

/** Strapi cancels the job when it stops. */
export function scheduleInquiryRetention(strapi: Core.Strapi): void {
  const task = () =>
    deleteOldInquiries(strapi, new Date()).catch((error: unknown) =>
      strapi.log.error('Deleting old inquiries failed', error),
    );
  strapi.cron.add({ inquiryRetention: { task, options: { rule: everyDay } } });
  void task();
}
