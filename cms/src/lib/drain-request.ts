/** Reads the rest of a request body, so that the connection can be reused. */
import type { IncomingMessage } from 'node:http';

type DrainLimits = { maxBytes: number; timeoutMs: number };

/** Enough for an upload of 10 images of 6 MB; the connection of a larger or slower request is closed. */
const defaultLimits: DrainLimits = { maxBytes: 64 * 1024 * 1024, timeoutMs: 20_000 };

const hasUnreadBody = (request: IncomingMessage) => !request.complete || request.readableLength > 0;

/** Resolves to whether the body was read to its end within the limits. */
export function drainRequest(
  request: IncomingMessage,
  { maxBytes, timeoutMs }: DrainLimits = defaultLimits,
): Promise<boolean> {
  if (!hasUnreadBody(request) || request.readableEnded) return Promise.resolve(true);
  if (request.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    let receivedBytes = 0;
    const finish = (isComplete: boolean) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      if (!isComplete) request.pause();
      resolve(isComplete);
    };
    const onData = (chunk: Buffer) => {
      receivedBytes += chunk.length;
      if (receivedBytes > maxBytes) finish(false);
    };
    const onEnd = () => finish(true);
    const onClose = () => finish(false);
    const timer = setTimeout(() => finish(false), timeoutMs);
    // A body parser that stopped early may have left the stream piped or paused.
    request.unpipe();
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
    request.resume();
  });
}
