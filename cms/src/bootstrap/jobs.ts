/** Work that is repeated. Every replica does it: none harms if it is done twice. */
import type { Core } from '@strapi/strapi';
import { deleteOldEntries, importCommandEvents } from '#lib/audit/record';
import { logFreeSpace } from '#lib/free-space';
import { deleteExpiredResponses } from '#lib/idempotency/respond-once';
import { deleteExpiredPending } from '#lib/pending-subscriptions';
import { deleteDueFiles } from '#lib/storage/pending-deletions';
import { deleteOldVisits } from '#lib/taproom/queries';
import { deleteAbandonedTempFiles } from '#lib/uploads';
import { discardExpiredRecords } from '#lib/trash';
import { startDueBackup } from '../api/backup/scheduled';
import { extendSeries } from '../api/event/series';
import { deleteOldInquiries } from '../api/inquiry/mutations';
import { deleteOldEmails } from '../api/outgoing-mail/outbox';
import { checkBucket } from './storage';

type Job = {
  name: string;
  /** Second, minute and hour of the times at which it runs. */
  rule: string;
  run: (now: Date) => Promise<unknown>;
  /** Whether the job also runs at each start, for machines that are off at its time. */
  isDoneAtStart: boolean;
};

/** A quiet hour in America. */
const everyNight = (minute: number) => `0 ${minute} 11 * * *`;

const jobs: readonly Job[] = [
  { name: 'Deleting expired records', rule: '*/15 * * * * *', run: discardExpiredRecords, isDoneAtStart: false },
  { name: 'Deleting files', rule: '*/10 * * * * *', run: deleteDueFiles, isDoneAtStart: false },
  { name: 'Looking for the bucket', rule: '*/30 * * * * *', run: checkBucket, isDoneAtStart: true },
  { name: 'Reading the free space', rule: '40 * * * * *', run: logFreeSpace, isDoneAtStart: true },
  { name: 'The backup', rule: '0 * * * * *', run: startDueBackup, isDoneAtStart: false },
  { name: 'Deleting expired responses', rule: '20 */15 * * * *', run: deleteExpiredResponses, isDoneAtStart: false },
  {
    name: 'Adding the events of commands to the audit log',
    rule: '50 * * * * *',
    run: importCommandEvents,
    isDoneAtStart: true,
  },
  {
    name: 'Deleting abandoned temporary files',
    rule: '0 17 * * * *',
    run: (now) => deleteAbandonedTempFiles(now),
    isDoneAtStart: true,
  },
  { name: 'Deleting old emails', rule: '0 19 * * * *', run: deleteOldEmails, isDoneAtStart: true },
  { name: 'Deleting unconfirmed subscriptions', rule: '0 41 * * * *', run: deleteExpiredPending, isDoneAtStart: true },
  { name: 'Deleting old inquiries', rule: everyNight(23), run: deleteOldInquiries, isDoneAtStart: true },
  { name: 'Deleting old entries of the audit log', rule: everyNight(37), run: deleteOldEntries, isDoneAtStart: true },
  { name: 'Adding events to open-ended series', rule: everyNight(7), run: extendSeries, isDoneAtStart: true },
  { name: 'Deleting old visits of tap lists', rule: everyNight(47), run: deleteOldVisits, isDoneAtStart: true },
];

/** Strapi ends them when it stops. One that takes longer is not started a second time. */
export function startJobs(strapi: Core.Strapi): void {
  for (const { name, rule, run, isDoneAtStart } of jobs) {
    let running: Promise<unknown> | null = null;
    const task = () =>
      (running ??= run(new Date())
        .catch((error: unknown) => strapi.log.error(`${name} failed: ${String(error)}`))
        .finally(() => (running = null)));
    strapi.cron.add({ [name]: { task, options: { rule } } });
    if (isDoneAtStart) void task();
  }
}
