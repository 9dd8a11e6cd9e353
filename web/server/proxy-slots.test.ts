import { EventEmitter } from 'node:events';
import { createConcurrencyLimit } from './concurrency-limit';
import type { FastifyReply } from 'fastify';
import { createSlots } from './proxy';

/** The reply to a request whose body has arrived completely, or not yet. */
const makeReply = (complete: boolean) =>
  ({
    request: { raw: { complete } },
    raw: Object.assign(new EventEmitter(), { closed: false, writableFinished: false }),
  }) as unknown as FastifyReply;

async function holdOnlySlot(complete: boolean) {
  const limit = createConcurrencyLimit({ name: 'test', concurrency: 1, perClient: 1, maxQueue: 1 });
  const slots = createSlots(60_000);
  const reply = makeReply(complete);
  await slots.acquire(limit, 'a', reply);
  const state = { hasNext: false };
  const next = slots.acquire(limit, 'b', makeReply(true)).then(() => (state.hasNext = true));
  return { slots, reply, state, next };
}

test('a response to a body that is still being sent frees the slot', async () => {
  const { slots, reply, next } = await holdOnlySlot(false);
  slots.endWait(reply.request);
  expect(await next).toBe(true);
});

test('other responses free it when the client has them', async () => {
  const { slots, reply, state, next } = await holdOnlySlot(true);
  slots.endWait(reply.request);
  await new Promise(setImmediate);
  expect(state.hasNext).toBe(false);
  reply.raw.emit('close');
  expect(await next).toBe(true);
});
