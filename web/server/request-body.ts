import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '@domain/shared/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendApiError } from './errors';

/** Larger than any form of the site. */
const maxBufferedBytes = 64 * 1024;

type Prefix = { chunks: Buffer[]; isComplete: boolean };

/** A compressed body can inflate to any size, and no client of ours sends one: it is neither parsed nor forwarded. */
export function hasEncodedBody({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return encoding !== '' && encoding !== 'identity';
}

export function rejectEncodedBody(reply: FastifyReply) {
  reply.header('Accept-Encoding', 'identity');
  return sendApiError(reply, 415, { code: 'unsupported-encoding', message: messages.unsupportedEncoding });
}

/**
 * Buffers small bodies before proxying, so that slow clients hold no CMS connections. Larger ones are streamed; file
 * uploads always are.
 */
export const createBodyBuffer = (timeoutMs: number) =>
  async function bufferBody(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { body, headers, raw } = request;
    if (!(body instanceof Readable)) return;
    if (headers['content-type']?.startsWith('multipart/')) {
      request.body = streamBody(raw);
      return;
    }
    const prefix = await Promise.race([readPrefix(body), sleep(timeoutMs, null, { ref: false })]);
    if (!prefix) {
      reply.header('Connection', 'close');
      return sendApiError(reply, 408);
    }
    request.body = prefix.isComplete ? Readable.from(prefix.chunks) : streamBody(raw, prefix.chunks);
  };

/** Whether the CMS receives the body while the client is still sending it. */
export const isStreamed = ({ body }: FastifyRequest) => body instanceof PassThrough;

async function readPrefix(body: Readable): Promise<Prefix> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBufferedBytes) return { chunks, isComplete: false };
  }
  return { chunks, isComplete: true };
}

/**
 * A stream that can be destroyed without destroying the client's connection: undici destroys the body it is sending when
 * the response completes first.
 */
function streamBody(request: IncomingMessage, prefix: Buffer[] = []): Readable {
  const stream = new PassThrough();
  // Nothing reads the stream while the request waits for a slot, and its error would end the process.
  stream.on('error', () => undefined);
  for (const chunk of prefix) stream.write(chunk);
  request.pipe(stream);
  request.once('close', () => {
    if (!request.complete) stream.destroy(new Error('The client closed the connection'));
  });
  return stream;
}
