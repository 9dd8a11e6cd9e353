import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiFailure } from './failures';

/** Longer than any form of the site; what goes on after it is streamed. */
const enough = 64 * 1024;

/** So many may go on at a time: each holds a connection to the cms for as long as it likes. */
const longAtOnce = 16;

type Begun = { chunks: Buffer[]; isWhole: boolean };

/**
 * A form is here in whole before the cms hears of it: whoever sends theirs a letter at a time holds a connection to us,
 * which are many, and none to the cms, which are few. (Files are streamed; who may not send any is refused at once.)
 */
export function createFormGate(patience: number) {
  let long = 0;

  const refuse = (reply: FastifyReply, status: number) => {
    reply.header('Connection', 'close');
    apiFailure(reply, status);
  };

  function letOn(reply: FastifyReply): boolean {
    if (long >= longAtOnce || reply.raw.closed) return false;
    long += 1;
    reply.raw.once('close', () => (long -= 1));
    return true;
  }

  return async function awaitForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { body, headers } = request;
    if (!(body instanceof Readable) || headers['content-type']?.startsWith('multipart/')) return;
    const begun = await Promise.race([begin(body), sleep(patience, null, { ref: false })]);
    if (!begun) return refuse(reply, 408);
    if (!begun.isWhole && !letOn(reply)) return refuse(reply, 503);
    request.body = Readable.from(begun.isWhole ? begun.chunks : both(begun.chunks, body), { objectMode: false });
  };
}

async function begin(body: Readable): Promise<Begun> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > enough) return { chunks, isWhole: false };
  }
  return { chunks, isWhole: true };
}

async function* both(chunks: Buffer[], rest: Readable) {
  yield* chunks;
  yield* rest;
}
