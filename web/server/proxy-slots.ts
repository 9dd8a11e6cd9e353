import type { ConcurrencyLimit } from './concurrency-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Slot = { hasResponse: boolean; hasLeft: boolean; release: () => void };

/**
 * Slots of proxied requests. One is free again when the client has its response, or has left and the CMS has responded: the
 * CMS works on although nobody waits, so that a client that disconnects at once has no more in progress than others. A
 * response to a body that is still being sent, such as a 401 to an upload, frees it at once: the CMS is done with it.
 */
export function createSlots(maxWaitMs: number) {
  const slots = new WeakMap<FastifyRequest['raw'], Slot>();

  return {
    /** Resolves with false if the client has left while it waited. Throws `OverloadedError`. */
    async acquire(limit: ConcurrencyLimit, client: string, { request, raw }: FastifyReply): Promise<boolean> {
      const release = once(await limit.acquire(client));
      if (raw.closed) {
        release();
        return false;
      }
      const slot = { hasResponse: false, hasLeft: false, release };
      slots.set(request.raw, slot);
      raw.once('close', () => {
        slot.hasLeft = true;
        if (slot.hasResponse || raw.writableFinished) release();
        else setTimeout(release, maxWaitMs).unref();
      });
      return true;
    },
    /** The CMS has responded, or won't. */
    endWait({ raw }: Pick<FastifyRequest, 'raw'>): void {
      const slot = slots.get(raw);
      if (!slot) return;
      slot.hasResponse = true;
      if (slot.hasLeft || !raw.complete) slot.release();
    },
  };
}

function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (hasRun) return;
    hasRun = true;
    run();
  };
}
