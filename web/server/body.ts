import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '@domain/shared/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiFailure } from './failures';

/** Longer than any form of the site; what goes on after it is streamed. */
const enough = 64 * 1024;

/** So many may go on at a time: each holds a connection to the cms for as long as it likes. */
const longAtOnce = 16;

type Begun = { chunks: Buffer[]; isWhole: boolean };

/** A compressed body can inflate to any size, and no client of ours sends one: it is neither parsed nor forwarded. */
export function hasEncodedBody({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return encoding !== '' && encoding !== 'identity';
}

export function rejectEncodedBody(reply: FastifyReply) {
  reply.header('Accept-Encoding', 'identity');
  return apiFailure(reply, 415, { code: 'unsupported-encoding', message: messages.unsupportedEncoding });
}

/**
 * A form is here in whole before the cms hears of it: whoever sends theirs a letter at a time holds a connection to us,
 * which are many, and none to the cms, which are few. (Files are streamed; who may not send any is refused at once.)
 */
export function createFormGate(patience: number) {
  let long = 0;

  const refuse = (reply: FastifyReply, status: number) => {
    reply.header('Connection', 'close');
    return apiFailure(reply, status);
  };

  function letOn(reply: FastifyReply): boolean {
    if (long >= longAtOnce || reply.raw.closed) return false;
    long += 1;
    reply.raw.once('close', () => (long -= 1));
    return true;
  }

  return async function awaitForm(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { body, headers, raw } = request;
    if (!(body instanceof Readable)) return;
    if (headers['content-type']?.startsWith('multipart/')) {
      request.body = streamBody(raw);
      return;
    }
    const begun = await Promise.race([begin(body), sleep(patience, null, { ref: false })]);
    if (!begun) return refuse(reply, 408);
    if (!begun.isWhole && !letOn(reply)) return refuse(reply, 503);
    request.body = begun.isWhole ? Readable.from(begun.chunks, { objectMode: false }) : streamBody(raw, begun.chunks);
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

/**
 * A stream that can be destroyed without destroying the client's connection: undici destroys the body that it is sending
 * when the response is complete before the request is.
 */
function streamBody(request: IncomingMessage, prefix: Buffer[] = []): Readable {
  const stream = new PassThrough();
  for (const chunk of prefix) stream.write(chunk);
  request.pipe(stream);
  request.once('close', () => {
    if (!request.complete) stream.destroy(new Error('The client closed the connection'));
  });
  return stream;
}
