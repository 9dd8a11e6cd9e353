import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { onSendHookHandler } from 'fastify';

/** More than one image of the maximum size, and less than an upload of ten. */
const maxDrainBytes = 32 * 1024 * 1024;
const drainTimeoutMs = 5000;

const hasUnreadBody = ({ complete, headers }: IncomingMessage) =>
  !complete && ('transfer-encoding' in headers || Number(headers['content-length']) > 0);

/**
 * An `onSend` hook for responses to requests whose body has not been read to its end, such as a 401 to an upload. Closing
 * a connection with unread data resets it, and the client loses the response. So the response is sent at once, and a
 * bounded remainder of the request is read and discarded before the connection closes.
 *
 * The response is then a stream, so a hook that sends one must return the reply for Fastify to wait for its end.
 */
export const drainUnreadBody: onSendHookHandler = ({ raw, method }, reply, payload, done) => {
  if (method === 'GET' || method === 'HEAD' || !hasUnreadBody(raw)) return done(null, payload);
  reply.header('Connection', 'close');
  if (typeof payload === 'string') reply.header('Content-Length', Buffer.byteLength(payload));
  const chunks = payload instanceof Readable ? payload : [payload ?? ''];
  done(null, Readable.from(sendThenDrain(chunks as Iterable<string> | Readable, raw), { objectMode: false }));
};

async function* sendThenDrain(payload: Iterable<string> | Readable, request: IncomingMessage) {
  yield* payload;
  await drain(request);
}

function drain(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const timeout = setTimeout(stop, drainTimeoutMs);
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxDrainBytes) stop();
    };
    function stop() {
      clearTimeout(timeout);
      request.off('data', count).off('end', stop).off('close', stop).pause();
      resolve();
    }
    request.unpipe();
    request.on('data', count).once('end', stop).once('close', stop).resume();
  });
}
