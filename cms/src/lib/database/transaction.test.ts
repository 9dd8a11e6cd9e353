import type { Core } from '@strapi/strapi';
import { afterCommit, awaitWorkAfterCommit } from './transaction';

/** Commits at once. */
const strapi = {
  db: { transaction: async (work: (trx: object) => void) => work({ onCommit: (callback: () => void) => callback() }) },
} as unknown as Core.Strapi;

function createWork() {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return { work: () => finished, finish };
}

test('a request waits for the work after its own commits, and not for that of other requests', async () => {
  const events: string[] = [];
  const slow = createWork();
  const first = awaitWorkAfterCommit(async () => {
    await afterCommit(strapi, 'Deleting files', slow.work);
    await Promise.resolve();
  }).then(() => events.push('first'));
  await awaitWorkAfterCommit(async () => {
    await afterCommit(strapi, 'Deleting a file', async () => {
      // Work that schedules more work.
      await afterCommit(strapi, 'Sending', async () => void events.push('more work of the second'));
    });
  }).then(() => events.push('second'));
  slow.finish();
  await first;
  expect(events).toEqual(['more work of the second', 'second', 'first']);
});
