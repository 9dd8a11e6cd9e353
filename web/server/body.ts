import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiFailure } from './failures';

/** Longer than any form of the site; what goes on after it is streamed. */
const enough = 64 * 1024;

type Begun = { chunks: Buffer[]; isWhole: boolean };

/**
 * A form is here in whole before the cms hears of it: whoever sends theirs a letter at a time holds a connection to us,
 * which are many, and none to the cms, which are few. (Files are streamed; who may not send any is refused at once.)
 */
export async function awaitForm(request: FastifyRequest, reply: FastifyReply, patience: number): Promise<void> {
  const { body, headers } = request;
  if (!(body instanceof Readable) || headers['content-type']?.startsWith('multipart/')) return;
  const begun = await Promise.race([begin(body), sleep(patience, null, { ref: false })]);
  if (begun) {
    request.body = Readable.from(begun.isWhole ? begun.chunks : both(begun.chunks, body), { objectMode: false });
  } else {
    reply.header('Connection', 'close');
    apiFailure(reply, 408);
  }
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
