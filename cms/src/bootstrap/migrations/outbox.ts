/** Waiting emails of versions in which a due time was only set by a failed attempt. */
import type { Step } from './step';

export const outbox: Step = {
  name: 'outbox',
  async run({ trx }) {
    const count = await trx('outgoing_mails')
      .where({ state: 'waiting' })
      .whereNull('next_attempt_at')
      .update({ next_attempt_at: trx.ref('created_at') });
    return count > 0 ? `${count} waiting emails are due` : null;
  },
};
